import type { Direction, Impact, Spelling } from '../small-contracts.ts';

const open = { type: 'object', properties: { id: { type: 'string' } } };
const withId = (id: object, more: object = {}) => ({ ...open, properties: { id }, ...more });
const cat = { type: 'object', properties: { kind: { const: 'cat' } } };
const dog = { type: 'object', properties: { kind: { const: 'dog' } } };

/** Each entry: description, schema before and after, and impact in a request and in a response. */
export const valueRatings: [
  description: string,
  before: Spelling,
  after: Spelling,
  ratings: Record<Direction, Impact>,
][] = [
  [
    'a type is removed',
    [{ type: ['string', 'integer'] }],
    [{ type: 'string' }],
    { request: 'major', response: 'minor' },
  ],
  [
    'null is allowed in addition to a type',
    [{ type: 'string' }],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }],
    { request: 'minor', response: 'major' },
  ],
  [
    'null is no longer allowed',
    [{ type: ['string', 'null'] }],
    [{ type: 'string' }],
    { request: 'major', response: 'minor' },
  ],
  [
    'null is allowed in addition to a union',
    [{ oneOf: [cat, dog] }],
    [{ oneOf: [cat, dog, { type: 'null' }] }],
    { request: 'minor', response: 'major' },
  ],
  [
    'an integer becomes a number',
    [{ type: 'integer' }],
    [{ type: 'number' }],
    { request: 'minor', response: 'major' },
  ],
  [
    'a number becomes an integer',
    [{ type: 'number' }],
    [{ type: 'integer' }],
    { request: 'major', response: 'minor' },
  ],
  ['a type changes', [{ type: 'string' }], [{ type: 'boolean' }], { request: 'major', response: 'major' }],
  [
    'an enum gains a value',
    [{ const: 'a' }],
    [{ enum: ['a', 'b'] }],
    { request: 'minor', response: 'major' },
  ],
  [
    'an enum loses a value',
    [{ enum: ['a', 'b'] }],
    [{ const: 'a' }],
    { request: 'major', response: 'minor' },
  ],
  [
    'a string becomes an enum',
    [{ type: 'string' }],
    [{ enum: ['a'] }],
    { request: 'major', response: 'minor' },
  ],
  [
    'an enum becomes a string',
    [{ enum: ['a'] }],
    [{ type: 'string' }],
    { request: 'minor', response: 'major' },
  ],
  [
    'a format is added',
    [{ type: 'string' }],
    [{ type: 'string', format: 'date' }],
    { request: 'major', response: 'minor' },
  ],
  [
    'a format is removed',
    [{ type: 'string', format: 'date' }],
    [{ type: 'string' }],
    { request: 'minor', response: 'major' },
  ],
  [
    'a pattern changes',
    [{ type: 'string', pattern: 'a' }],
    [{ type: 'string', pattern: 'b' }],
    { request: 'major', response: 'major' },
  ],
  [
    'a minimum rises',
    [{ type: 'integer', minimum: 1 }],
    [{ type: 'integer', exclusiveMinimum: 1 }],
    { request: 'major', response: 'minor' },
  ],
  [
    'a minimum falls',
    [{ type: 'number', exclusiveMinimum: 1 }],
    [{ type: 'number', minimum: 1 }],
    { request: 'minor', response: 'major' },
  ],
  [
    'a maximum is added',
    [{ type: 'number' }],
    [{ type: 'number', maximum: 1 }],
    { request: 'major', response: 'minor' },
  ],
  [
    'a maximum is removed',
    [{ type: 'number', maximum: 1 }],
    [{ type: 'number' }],
    { request: 'minor', response: 'major' },
  ],
  [
    'a maximum length falls',
    [{ type: 'string', maxLength: 9 }],
    [{ type: 'string', maxLength: 8 }],
    { request: 'major', response: 'minor' },
  ],
  [
    'a minimum number of items falls',
    [{ type: 'array', minItems: 2 }],
    [{ type: 'array', minItems: 1 }],
    { request: 'minor', response: 'major' },
  ],
  [
    'items may no longer repeat',
    [{ type: 'array' }],
    [{ type: 'array', uniqueItems: true }],
    { request: 'major', response: 'minor' },
  ],
  [
    'multipleOf becomes a multiple of its old value',
    [{ type: 'number', multipleOf: 0.5 }],
    [{ type: 'number', multipleOf: 1.5 }],
    { request: 'major', response: 'minor' },
  ],
  [
    'multipleOf changes to an unrelated value',
    [{ type: 'integer', multipleOf: 2 }],
    [{ type: 'integer', multipleOf: 3 }],
    { request: 'major', response: 'major' },
  ],
  [
    'a default changes',
    [{ type: 'string', default: 'a' }],
    [{ type: 'string', default: 'b' }],
    { request: 'major', response: 'minor' },
  ],
  [
    'a schema is deprecated',
    [{ type: 'string' }],
    [{ type: 'string', deprecated: true }],
    { request: 'minor', response: 'minor' },
  ],
  [
    'a description changes',
    [{ description: 'A.' }],
    [{ description: 'B.' }],
    { request: 'patch', response: 'patch' },
  ],
  ['a schema allows anything', [{ type: 'string' }], [{}], { request: 'minor', response: 'major' }],
  ['a schema allows nothing', [open], [withId({ enum: [] })], { request: 'major', response: 'minor' }],
];
