import type { Canonical } from './intersect.ts';
import type { Direction, Effect } from './rating.ts';

export interface Judgement {
  rule?: string;
  effect: Effect;
  message?: string;
}

type Judge = (
  was: unknown,
  is: unknown,
  forms: readonly [was: Canonical, is: Canonical],
  direction: Direction,
) => Judgement[];

const judged = (effect: Effect): Judgement[] => [{ rule: 'schema-constraint-changed', effect }];

/** An added constraint narrows, a removed one widens, and a changed one may do either. */
const constraint: Judge = (was, is) => {
  if (was === undefined) return judged('narrower');
  return judged(is === undefined ? 'wider' : 'unknown');
};

/** Rates a lower limit (sign 1) or an upper limit (sign -1). */
const limit =
  (sign: number): Judge =>
  (was, is, ...rest) =>
    typeof was === 'number' && typeof is === 'number'
      ? judged((is - was) * sign > 0 ? 'narrower' : 'wider')
      : constraint(was, is, ...rest);

/** Rates a bound that has an inclusive and an exclusive keyword. For equal numbers, the exclusive one is narrower. */
const bound =
  (inclusive: string, exclusive: string, sign: number): Judge =>
  (_was, _is, forms) => {
    const [was = 0, is = 0] = forms.map(({ values }) => {
      const number = (values.get(inclusive) ?? values.get(exclusive))?.value;
      return number === undefined ? -Infinity : Number(number) * sign;
    });
    return judged(is > was || (is === was && forms[1].values.has(exclusive)) ? 'narrower' : 'wider');
  };
const lowest = bound('minimum', 'exclusiveMinimum', 1);
const highest = bound('maximum', 'exclusiveMaximum', -1);

const step: Judge = (was, is, ...rest) => {
  const [old, now] = [Number(was), Number(is)];
  if (now % old === 0) return judged('narrower');
  return old % now === 0 ? judged('wider') : constraint(was, is, ...rest);
};

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export function difference(values: unknown, others: unknown): unknown[] {
  const known = new Set(list(others).map((value) => JSON.stringify(value)));
  return list(values).filter((value) => !known.has(JSON.stringify(value)));
}

const named = (values: unknown): string =>
  list(values)
    .map((value) => `\`${String(value)}\``)
    .join(', ') || 'any';

function compareLists(was: unknown, is: unknown): { lost: boolean; gained: boolean } {
  const lost = is !== undefined && (was === undefined || difference(was, is).length > 0);
  const gained = was !== undefined && (is === undefined || difference(is, was).length > 0);
  return { lost, gained };
}

const effects = ({ lost, gained }: { lost: boolean; gained: boolean }): Effect[] => [
  ...(lost ? ['narrower' as const] : []),
  ...(gained ? ['wider' as const] : []),
];

const types: Judge = (was, is) => {
  const widened = (value: unknown) => (list(value).includes('number') ? [...list(value), 'integer'] : value);
  const { lost } = compareLists(was, widened(is));
  const { gained } = compareLists(widened(was), is);
  const message = `The type changed from ${named(was)} to ${named(is)}.`;
  return effects({ lost, gained }).map((effect) => ({ rule: 'schema-type-changed', effect, message }));
};

const enumeration: Judge = (was, is) =>
  effects(compareLists(was, is)).map((effect) =>
    effect === 'narrower'
      ? { rule: 'enum-values-removed', effect, message: `It is limited to ${named(is)}.` }
      : {
          rule: 'enum-values-added',
          effect,
          message: `It may be ${is === undefined ? 'any value' : named(difference(is, was))}.`,
        },
  );

const dependent: Judge = (was, is) => {
  const [before, after] = [was, is].map((value) =>
    Object.entries((value ?? {}) as Record<string, string[]>).flatMap(([name, others]) =>
      others.map((other) => `${name} ${other}`),
    ),
  );
  return effects({
    lost: difference(after, before).length > 0,
    gained: difference(before, after).length > 0,
  }).flatMap(judged);
};

const discriminator: Judge = (was, is) => {
  const [before, after] = [was, is].map((value) => (value ?? {}) as Discriminator);
  const rule = 'discriminator-changed';
  if (was === undefined) return [{ effect: 'addition' }];
  if (before?.propertyName !== after?.propertyName) {
    const name = `\`${after?.propertyName ?? 'nothing'}\``;
    return [
      {
        rule,
        effect: 'break',
        message: `Variants are distinguished by ${name}, not by \`${before?.propertyName}\`.`,
      },
    ];
  }
  const [lost, gained] = [difference(before?.names, after?.names), difference(after?.names, before?.names)];
  return effects({ lost: lost.length > 0, gained: gained.length > 0 }).map((effect) => ({ rule, effect }));
};

/** A discriminator in canonical form: the names of its mapping, without the references. */
interface Discriminator {
  propertyName?: string;
  names?: string[];
}

const defaultValue: Judge = (was, is, _forms, direction) => {
  const [old, now] = [was, is].map((value) => JSON.stringify(value) ?? 'none');
  const message = `A value that a request omits counts as ${now}, not as ${old}.`;
  return [
    direction === 'request' ? { rule: 'default-changed', effect: 'break', message } : { effect: 'addition' },
  ];
};

const judges: Record<string, Judge> = {
  type: types,
  enum: enumeration,
  orNull: (was) => [
    {
      rule: 'schema-type-changed',
      effect: was ? 'narrower' : 'wider',
      message: `\`null\` ${was ? 'no longer' : 'now'} counts.`,
    },
  ],
  minLength: limit(1),
  minItems: limit(1),
  minProperties: limit(1),
  minContains: limit(1),
  maxLength: limit(-1),
  maxItems: limit(-1),
  maxProperties: limit(-1),
  maxContains: limit(-1),
  minimum: lowest,
  exclusiveMinimum: lowest,
  maximum: highest,
  exclusiveMaximum: highest,
  multipleOf: step,
  pattern: constraint,
  format: constraint,
  uniqueItems: constraint,
  contentEncoding: constraint,
  contentMediaType: constraint,
  dependentRequired: dependent,
  default: defaultValue,
  discriminator,
  'x-order': (was, is, ...rest) =>
    constraint(was, is, ...rest).map(({ effect }) => ({ rule: 'order-changed', effect })),
  readOnly: () => [{ effect: 'text' }],
  writeOnly: () => [{ effect: 'text' }],
};

export const judge = (keyword: string, ...change: Parameters<Judge>): Judgement[] =>
  judges[keyword]?.(...change) ?? [{ effect: 'addition' }];
