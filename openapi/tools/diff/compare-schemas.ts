import { pointer, type SchemaForms } from './canonical.ts';
import { keywordChange, isSame, memberChange, type Emit, type Forms, type Scope } from './change.ts';
import { judge, difference, type Judgement } from './constraints.ts';
import { isAny, type Canonical, type Node } from './intersect.ts';
import type { Direction } from './rating.ts';

export type CompareSchemas = (
  was: Node | undefined,
  is: Node | undefined,
  direction: Direction,
  site: string,
) => void;

/** Keywords whose narrower subschema can widen the whole schema. */
const reversingKeywords = ['not', 'if', 'contains'];

/** Compares schemas of two documents. Reports each pair of locations once per direction. */
export function createSchemaComparison(
  base: SchemaForms,
  revision: SchemaForms,
  report: Emit,
): CompareSchemas {
  const seen = new Set<string>();
  const distances = new Map<string, number>();
  const noForm: Canonical = base.formOf([{ raw: true, at: '' }]);

  const formsOf = (was: Node | undefined, is: Node | undefined): Forms => [
    was ? base.formOf(was) : noForm,
    is ? revision.formOf(is) : noForm,
  ];

  function compare(wasNode: Node | undefined, isNode: Node | undefined, scope: Scope) {
    const forms = formsOf(wasNode, isNode);
    const [was, is] = forms;
    const isSameLocation = was.at === is.at;
    const pairKey = [scope.direction, scope.isReversed, was.id, is.id].join(' ');
    const visit = isSameLocation ? pairKey : `${pairKey} ${scope.site}`;
    if (scope.open.has(pairKey) || scope.seen.has(visit)) return;
    scope.seen.add(visit);
    const inner = {
      ...scope,
      site: isSameLocation ? is.at : scope.site,
      open: new Set(scope.open).add(pairKey),
    };
    compareTexts(forms, inner);
    if (isAny(was) !== isAny(is)) {
      const change = memberChange(
        forms,
        isAny(was) ? undefined : wasNode,
        isAny(is) ? undefined : isNode,
        [],
        inner,
      );
      inner.emit({ ...change, effect: isAny(is) ? 'wider' : 'narrower', rule: 'schema-presence-changed' });
    } else if (was.isNever !== is.isNever) {
      const effect = is.isNever ? 'narrower' : 'wider';
      inner.emit({ ...memberChange(forms, wasNode, isNode, [], inner), effect, rule: constraintRule });
    } else if (becameUnion(was, is)) {
      compareList(unionOf(was) ?? unionOf(is) ?? '', [wasNode ?? [], isNode ?? []], forms, inner);
    } else {
      compareValues(forms, inner);
      compareProperties(forms, inner);
      compareMembers(forms, inner);
      compareChildren(forms, inner);
      for (const keyword of keysOf(was.lists, is.lists)) compareList(keyword, [], forms, inner);
    }
  }

  function compareTexts(forms: Forms, scope: Scope) {
    for (const keyword of keysOf(forms[0].texts, forms[1].texts)) {
      const [was, is] = forms.map(({ texts }) => texts.get(keyword));
      if (isSame(was?.value, is?.value)) continue;
      scope.emit({ ...keywordChange(keyword, [was, is], forms, scope), effect: 'text' });
    }
  }

  function compareValues(forms: Forms, scope: Scope) {
    for (const keyword of keysOf(forms[0].values, forms[1].values)) {
      const [was, is] = forms.map(({ values }) => values.get(keyword));
      if (isSame(was?.value, is?.value)) continue;
      const change = keywordChange(keyword, [was, is], forms, scope);
      const judgements =
        keyword === 'required'
          ? judgeRequired(forms, scope.direction)
          : judge(keyword, was?.value, is?.value, forms, scope.direction);
      for (const judgement of judgements) scope.emit({ ...change, ...judgement });
    }
  }

  /** Compares required properties, except those that are hidden in this direction. */
  function judgeRequired([was, is]: Forms, direction: Direction): Judgement[] {
    const names = (form: Canonical, forms: SchemaForms) =>
      namesOf(form).filter((name) => !hiddenBy(forms, propertyOf(form, name), direction));
    const [before, after] = [names(was, base), names(is, revision)];
    const added = difference(after, before);
    const removed = difference(before, after);
    if (added.length + removed.length === 0) return [{ effect: 'text' }];
    const addedRule = { rule: 'required-properties-added', effect: 'narrower' } as const;
    const removedRule = { rule: 'required-properties-removed', effect: 'wider' } as const;
    return [
      ...(added.length > 0 ? [{ ...addedRule, message: `Became required: ${quoted(added)}.` }] : []),
      ...(removed.length > 0 ? [{ ...removedRule, message: `No longer required: ${quoted(removed)}.` }] : []),
    ];
  }

  function hiddenBy(forms: SchemaForms, node: Node | undefined, direction: Direction): string | undefined {
    const keyword = direction === 'request' ? 'readOnly' : 'writeOnly';
    return node && forms.formOf(node).values.has(keyword) ? keyword : undefined;
  }

  function compareProperties(forms: Forms, scope: Scope) {
    const [before, after] = forms.map(({ members }) => members.get('properties'));
    for (const name of keysOf(before, after)) {
      const [old, now] = [before?.get(name), after?.get(name)];
      const wasHidden = hiddenBy(base, old, scope.direction);
      const isHidden = hiddenBy(revision, now, scope.direction);
      const steps = ['properties', name];
      const change = memberChange(forms, old, now, steps, scope);
      const [wasSeen, isSeen] = [old && !wasHidden, now && !isHidden];
      if (wasSeen && isSeen) compare(old, now, scopeAt(scope, steps));
      if (wasSeen && !isSeen) {
        const rule = isHidden === 'readOnly' ? 'property-read-only' : 'property-write-only';
        const details = isHidden ? { rule, property: isHidden, is: true } : { rule: 'property-removed' };
        scope.emit({ ...change, effect: 'break', ...details });
      }
      if (isSeen && !wasSeen) {
        const isRequired = wasHidden !== undefined && namesOf(forms[1]).includes(name);
        const details = wasHidden ? { property: wasHidden, was: true } : {};
        scope.emit({
          ...change,
          ...details,
          rule: 'required-properties-added',
          effect: isRequired ? 'narrower' : 'addition',
        });
      }
    }
  }

  function compareMembers(forms: Forms, scope: Scope) {
    for (const keyword of ['patternProperties', 'dependentSchemas']) {
      const [before, after] = forms.map(({ members }) => members.get(keyword));
      for (const name of keysOf(before, after)) {
        const [old, now] = [before?.get(name), after?.get(name)];
        const steps = [keyword, name];
        const isPattern = keyword === 'patternProperties';
        const rule = isPattern ? 'pattern-property-changed' : constraintRule;
        const change = memberChange(forms, old, now, steps, scope);
        if (old && now) compare(old, now, scopeAt(scope, steps));
        else if (old) scope.emit({ ...change, rule, effect: isPattern ? 'break' : 'wider' });
        else scope.emit({ ...change, rule, effect: isPattern ? 'wider' : 'narrower' });
      }
    }
  }

  function compareChildren(forms: Forms, scope: Scope) {
    for (const keyword of keysOf(forms[0].children, forms[1].children)) {
      const [old, now] = forms.map(({ children }) => children.get(keyword));
      const [before, after] = formsOf(old, now);
      const inner = scopeAt(scope, [keyword]);
      const isReversed = scope.isReversed === true || reversingKeywords.includes(keyword);
      const emit: Emit = (change) => {
        const isNegated = isReversed && change.effect !== 'text';
        scope.emit(isNegated ? { ...change, rule: 'negated-schema-changed', effect: 'unknown' } : change);
      };
      if (!isAny(before) && !isAny(after)) compare(old, now, { ...inner, isReversed, emit });
      else if (!isAny(before) || !isAny(after)) {
        const rule = keyword === 'contentSchema' ? 'content-schema-changed' : constraintRule;
        const effect = isAny(before) ? 'narrower' : 'wider';
        const [was, is] = [isAny(before) ? undefined : old, isAny(after) ? undefined : now];
        scope.emit({ ...memberChange(forms, was, is, [keyword], scope), rule, effect });
      }
    }
  }

  /** Compares the members of a list. `nodes`: both schemas, when only one of them is a union. */
  function compareList(keyword: string, nodes: Node[], forms: Forms, scope: Scope) {
    const [before = [], after = []] = forms.map(
      ({ lists }, index) => lists.get(keyword) ?? (nodes[index] ? [nodes[index]] : []),
    );
    // An additional alternative widens the schema. An additional condition or tuple item narrows it, and so does the
    // first alternative.
    const allowsMore = keyword.endsWith('Of') && keyword !== 'allOf' && before.length * after.length > 0;
    const rule = 'schema-combinator-changed';
    const pairs = pairsOf(before, after, keyword === 'prefixItems', scope.direction);
    for (const [old, now] of pairs) {
      const at = (now ?? old)?.[0]?.at ?? scope.site;
      const change = memberChange(forms, old, now, [keyword, at.split('/').at(-1) ?? ''], scope);
      const isMore = now ? allowsMore : !allowsMore;
      if (old && now) compare(old, now, { ...scope, site: at });
      else scope.emit({ ...change, rule, effect: isMore ? 'wider' : 'narrower' });
    }
  }

  function pairsOf(before: Node[], after: Node[], isOrdered: boolean, direction: Direction) {
    const candidates = before.flatMap((old, row) =>
      after.map((now, column) => ({
        old,
        now,
        distance: isOrdered ? (row === column ? 0 : Infinity) : distanceOf(old, now, direction),
      })),
    );
    const partners = new Map<Node, Node>();
    const paired = new Set<Node>();
    for (const { old, now, distance } of candidates.toSorted((a, b) => a.distance - b.distance)) {
      if (distance === Infinity || partners.has(old) || paired.has(now)) continue;
      partners.set(old, now);
      paired.add(now);
    }
    const added = after.filter((now) => !paired.has(now));
    return [
      ...before.map((old): [Node, Node | undefined] => [old, partners.get(old)]),
      ...added.map((now): [undefined, Node] => [undefined, now]),
    ];
  }

  function distanceOf(old: Node, now: Node, direction: Direction): number {
    const [was, is] = formsOf(old, now);
    const key = `${direction} ${was.id} ${is.id}`;
    const cachedDistance = distances.get(key);
    if (cachedDistance !== undefined) return cachedDistance;
    distances.set(key, 0);
    let distance = 0;
    const emit: Emit = ({ effect }) => (distance += effect === 'text' ? 0.01 : 1);
    compare(old, now, { direction, site: '', emit, seen: new Set(), open: new Set() });
    const result = areAlternatives(was, is) ? Infinity : distance;
    distances.set(key, result);
    return result;
  }

  function areAlternatives(was: Canonical, is: Canonical): boolean {
    if (!isSame(was.values.get('type')?.value, is.values.get('type')?.value)) return true;
    return [...(was.members.get('properties') ?? [])].some(([name, node]) => {
      const other = propertyOf(is, name);
      const [before, after] = formsOf(node, other).map(({ values }) => values.get('enum')?.value);
      return before !== undefined && after !== undefined && isSame(difference(before, after), before);
    });
  }

  return (was, is, direction, site) => {
    compare(was, is, { direction, site, emit: report, seen, open: new Set() });
  };
}

const constraintRule = 'schema-constraint-changed';

const keysOf = (a: Map<string, unknown> | undefined, b: Map<string, unknown> | undefined): Set<string> =>
  new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])]);

const quoted = (names: unknown[]): string => names.map((name) => `\`${String(name)}\``).join(', ');

const namesOf = (form: Canonical): string[] => (form.values.get('required')?.value ?? []) as string[];

const propertyOf = (form: Canonical, name: string): Node | undefined =>
  form.members.get('properties')?.get(name);

const scopeAt = (scope: Scope, steps: string[]): Scope => ({ ...scope, site: pointer(scope.site, ...steps) });

function unionOf({ lists, children, members, values }: Canonical): string | undefined {
  const [keyword = ''] = lists.keys();
  const isOnly = lists.size === 1 && children.size + members.size === 0;
  const hasMore = [...values.keys()].some((name) => name !== 'discriminator');
  return isOnly && !hasMore && ['anyOf', 'oneOf'].includes(keyword) ? keyword : undefined;
}

function becameUnion(was: Canonical, is: Canonical): boolean {
  const [one, other] = unionOf(was) === undefined ? [was, is] : [is, was];
  return unionOf(other) !== undefined && one.lists.size === 0 && !isAny(one);
}
