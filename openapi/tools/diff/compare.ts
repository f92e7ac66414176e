import type { ContractDocument, Header, MediaType, Parameter, RequestBody, Schema } from '../document.ts';
import { createSchemaForms, isText, pointer, type SchemaForms } from './canonical.ts';
import { isSame, type Change } from './change.ts';
import { createSchemaComparison } from './compare-schemas.ts';
import type { Judgement } from './constraints.ts';
import * as rules from './operation-rules.ts';
import {
  byHeaderName,
  byMediaType,
  membersOf,
  operationsOf,
  type Located,
  type Members,
  type OperationForm,
} from './operations.ts';
import type { Direction } from './rating.ts';

interface Pair<T> {
  was: Located<T>;
  is: Located<T>;
}

interface Described {
  schema?: Schema;
  content?: Record<string, MediaType>;
}

const text = (): Judgement => ({ effect: 'text' });

/** Lists all changes between two documents. Changes of shared parts may be repeated. */
export function compareContracts(base: ContractDocument, revision: ContractDocument): Change[] {
  const changes: Change[] = [];
  const emit = (change: Change) => changes.push(change);
  const forms: [SchemaForms, SchemaForms] = [createSchemaForms(base), createSchemaForms(revision)];
  const compareSchemas = createSchemaComparison(...forms, emit);
  const seen = new Set<string>();

  function membersIn<T>({ was, is }: Pair<object>, keyword: string, keyOf?: (name: string) => string) {
    const [before, after] = [was, is].map(({ value, at }, index) => {
      const members = (value as Record<string, Record<string, T> | undefined>)[keyword];
      return membersOf(members, pointer(at, keyword), forms[index] ?? forms[0], keyOf);
    });
    return [before ?? new Map(), after ?? new Map()] as [Members<T>, Members<T>];
  }

  function compareMembers<T>(
    [before, after]: [Members<T>, Members<T>],
    direction: Direction | undefined,
    judges: { added?: (member: T) => Judgement; removed: (name: string) => Judgement },
    compare: (pair: Pair<T>, name: string) => void,
  ) {
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const [was, is] = [before.get(name), after.get(name)];
      if (was && is) {
        const visit = [direction, was.at, is.at, pointerOf({ was, is })].join(' ');
        if (!seen.has(visit)) compare({ was, is }, name);
        seen.add(visit);
      } else if (was) {
        emit({ kind: 'removed', direction, at: was.use, ...judges.removed(name) });
      } else if (is) {
        const { added = rules.addition } = judges;
        emit({ kind: 'added', direction, at: is.use, ...added(is.value) });
      }
    }
  }

  function compareFields(
    pair: Pair<object>,
    except: string[],
    judges: rules.Judges | typeof text = {},
    direction?: Direction,
  ) {
    const [was, is] = [pair.was.value, pair.is.value] as Record<string, unknown>[];
    for (const property of new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])) {
      const [before, after] = [was?.[property], is?.[property]];
      if (except.includes(property) || isSame(before, after)) continue;
      const judge =
        isText(property) || typeof judges === 'function' ? text : (judges[property] ?? rules.addition);
      const change = {
        kind: 'modified',
        direction,
        at: pointerOf(pair),
        property,
        was: before,
        is: after,
      } as const;
      emit({ ...change, ...judge(before, after) });
    }
  }

  function compareNotes(pair: Pair<object>, keyword: string) {
    compareMembers(membersIn<object>(pair, keyword), undefined, { added: text, removed: text }, (note) => {
      compareFields(note, [], text);
    });
  }

  function compareContent(pair: Pair<object>, direction: Direction) {
    const removed = (): Judgement => ({ rule: 'media-type-removed', effect: 'break' });
    const contents = membersIn<MediaType>(pair, 'content', byMediaType);
    compareMembers(contents, direction, { removed }, (media) => {
      compareDescribed(media, ['encoding'], {}, direction);
      const [before, after] = membersIn<Record<string, unknown>>(media, 'encoding');
      for (const name of new Set([...before.keys(), ...after.keys()])) {
        const at = pointer(pointerOf(media), 'encoding', name);
        const none = { value: {}, at, use: at };
        const encoding = { was: before.get(name) ?? none, is: after.get(name) ?? none };
        compareFields(each(encoding, rules.withTypes), [], rules.encodingJudges(name), direction);
      }
    });
  }

  function compareDescribed(
    pair: Pair<Described>,
    except: string[],
    judges: rules.Judges,
    direction: Direction,
  ) {
    compareFields(pair, ['schema', 'content', 'examples', ...except], judges, direction);
    compareNotes(pair, 'examples');
    compareContent(pair, direction);
    const [was, is] = [pair.was, pair.is].map(
      ({ value, at }) => value.schema && [{ raw: value.schema, at: pointer(at, 'schema') }],
    );
    compareSchemas(was, is, direction, pointer(pointerOf(pair), 'schema'));
  }

  function compareRequests(was: OperationForm, is: OperationForm) {
    const parameter = {
      added: ({ required }: Parameter): Judgement =>
        required ? { rule: 'parameter-became-required', effect: 'narrower' } : rules.addition(),
      removed: (): Judgement => ({ rule: 'parameter-removed', effect: 'break' }),
    };
    compareMembers([was.parameters, is.parameters], 'request', parameter, (pair) => {
      compareDescribed(each(pair, rules.withSerialization), ['name', 'in'], rules.parameterJudges, 'request');
    });
    const required = rules.requiredJudge('request-body-became-required');
    const body = {
      added: (added: RequestBody) => required(false, added.required),
      removed: (): Judgement => ({ rule: 'request-body-removed', effect: 'break' }),
    };
    compareMembers([was.requestBody, is.requestBody], 'request', body, (pair) => {
      compareFields(each(pair, rules.withoutFalse), ['content'], { required }, 'request');
      compareContent(pair, 'request');
    });
  }

  function compareResponses(was: OperationForm, is: OperationForm) {
    const removed = (status: string): Judgement =>
      /^[23]|^DEFAULT$/.test(status)
        ? { rule: 'success-response-removed', effect: 'break' }
        : rules.addition();
    compareMembers([was.responses, is.responses], 'response', { removed }, (pair) => {
      compareFields(pair, ['headers', 'content', 'links'], {}, 'response');
      compareNotes(pair, 'links');
      compareContent(pair, 'response');
      compareHeaders(pair);
    });
  }

  function compareHeaders(pair: Pair<object>) {
    const headers = membersIn<Header>(pair, 'headers', byHeaderName);
    // `content` already has the media type.
    for (const members of headers) members.delete('content-type');
    const removed = (): Judgement => ({ rule: 'response-header-removed', effect: 'break' });
    compareMembers(headers, 'response', { removed }, (header) => {
      compareDescribed(each(header, rules.withSerialization), [], rules.headerJudges, 'response');
    });
  }

  function compareOperations(was: OperationForm, is: OperationForm) {
    const handled = ['parameters', 'requestBody', 'responses', 'security', 'servers'];
    compareFields(
      each({ was: was.operation, is: is.operation }, rules.withSortedLists),
      handled,
      rules.operationJudges,
    );
    compareFields({ was: was.pathTexts, is: is.pathTexts }, []);
    compareInherited({ was: was.security, is: is.security }, is.at, rules.judgeSecurity);
    compareInherited({ was: was.servers, is: is.servers }, is.at, rules.judgeServers);
    compareRequests(was, is);
    compareResponses(was, is);
  }

  /** Compares a list that an operation may inherit from its path or from the document. */
  function compareInherited<T>(
    { was, is }: Pair<T[]>,
    operation: string,
    judge: (was: T[], is: T[]) => Judgement | undefined,
  ) {
    const judgement = judge(was.value, is.value);
    const [keyword = ''] = is.at.split('/').slice(-1);
    // When the operation dropped its list and inherits another one, report the operation.
    const at = was.at.length > is.at.length ? pointer(operation, keyword) : is.at;
    if (judgement) emit({ kind: 'modified', at, was: was.value, is: is.value, ...judgement });
  }

  const operations: [Members<OperationForm>, Members<OperationForm>] = [
    operationsOf(base, forms[0]),
    operationsOf(revision, forms[1]),
  ];
  const removed = (): Judgement => ({ rule: 'operation-removed', effect: 'break' });
  compareMembers(operations, undefined, { removed }, ({ was, is }) => {
    compareOperations(was.value, is.value);
  });
  const schemes = {
    was: located(base.components, '/components'),
    is: located(revision.components, '/components'),
  };
  compareMembers(
    membersIn<object>(schemes, 'securitySchemes'),
    undefined,
    { removed: text, added: text },
    (scheme) => {
      compareFields(scheme, [], rules.schemeJudges);
    },
  );
  compareFields({ was: located(base.info, '/info'), is: located(revision.info, '/info') }, [], text);
  const [tagsBefore, tagsAfter] = [base, revision].map(({ tags = [] }) =>
    tags.map((tag, index) => [tag.name, located(tag, pointer('/tags', index))] as const),
  );
  compareMembers(
    [new Map(tagsBefore), new Map(tagsAfter)],
    undefined,
    { removed: text, added: text },
    (tag) => {
      compareFields(tag, [], text);
    },
  );
  return changes;
}

const located = <T>(value: T, at: string): Located<T> => ({ value, at, use: at });

const pointerOf = ({ was, is }: Pair<unknown>): string => (was.at === is.at ? is.at : is.use);

const each = <T, U>({ was, is }: Pair<T>, change: (value: T) => U): Pair<U> => ({
  was: { ...was, value: change(was.value) },
  is: { ...is, value: change(is.value) },
});
