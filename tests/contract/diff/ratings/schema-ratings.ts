import type { Direction, Impact, Spelling } from '../small-contracts.ts';

const open = { type: 'object', properties: { id: { type: 'string' } } };
const closed = { ...open, additionalProperties: false };
const withId = (id: object, more: object = {}) => ({ ...open, properties: { id }, ...more });
const cat = { type: 'object', properties: { kind: { const: 'cat' } } };
const dog = { type: 'object', properties: { kind: { const: 'dog' } } };

/** Each entry: description, schema before and after, and impact in a request and in a response. */
export const schemaRatings: [
  description: string,
  before: Spelling,
  after: Spelling,
  ratings: Record<Direction, Impact>,
][] = [
  [
    'a list gets an order',
    [{ type: 'array' }],
    [{ type: 'array', 'x-order': ['name'] }],
    { request: 'major', response: 'minor' },
  ],
  [
    'a list is sorted by another property',
    [{ type: 'array', 'x-order': ['name'] }],
    [{ type: 'array', 'x-order': ['-name'] }],
    { request: 'major', response: 'major' },
  ],
  [
    'a property is added',
    [{ type: 'object', properties: {} }],
    [open],
    { request: 'minor', response: 'minor' },
  ],
  ['a property is removed', [open], [{ type: 'object' }], { request: 'major', response: 'major' }],
  [
    'a property of a closed schema is removed',
    [closed],
    [{ ...closed, properties: {} }],
    { request: 'major', response: 'major' },
  ],
  [
    'a property becomes required',
    [open],
    [{ ...open, required: ['id'] }],
    { request: 'major', response: 'minor' },
  ],
  [
    'a property becomes optional',
    [{ ...open, required: ['id'] }],
    [open],
    { request: 'minor', response: 'major' },
  ],
  [
    'a property becomes readOnly',
    [open],
    [withId({ type: 'string', readOnly: true })],
    { request: 'major', response: 'patch' },
  ],
  [
    'a property becomes writeOnly',
    [open],
    [withId({ type: 'string', writeOnly: true })],
    { request: 'patch', response: 'major' },
  ],
  [
    'a property is no longer readOnly',
    [withId({ type: 'string', readOnly: true })],
    [open],
    { request: 'minor', response: 'patch' },
  ],
  [
    'a property is no longer writeOnly',
    [withId({ type: 'string', writeOnly: true })],
    [open],
    { request: 'patch', response: 'minor' },
  ],
  [
    'a required property is no longer readOnly',
    [withId({ type: 'string', readOnly: true }, { required: ['id'] })],
    [{ ...open, required: ['id'] }],
    { request: 'major', response: 'patch' },
  ],
  [
    'a readOnly property becomes required',
    [withId({ type: 'string', readOnly: true })],
    [withId({ type: 'string', readOnly: true }, { required: ['id'] })],
    { request: 'patch', response: 'minor' },
  ],
  [
    'a writeOnly property becomes optional',
    [withId({ type: 'string', writeOnly: true }, { required: ['id'] })],
    [withId({ type: 'string', writeOnly: true })],
    { request: 'minor', response: 'patch' },
  ],
  [
    'a readOnly property becomes narrower',
    [withId({ type: 'string', readOnly: true })],
    [withId({ type: 'string', maxLength: 9, readOnly: true })],
    { request: 'none', response: 'minor' },
  ],
  [
    'a property becomes readOnly through allOf',
    [open],
    [{ allOf: [open, withId({ readOnly: true })] }],
    { request: 'major', response: 'patch' },
  ],
  ['additional properties are forbidden', [open], [closed], { request: 'major', response: 'minor' }],
  ['additional properties are allowed', [closed], [open], { request: 'minor', response: 'major' }],
  [
    'additional properties have a schema',
    [open],
    [{ ...open, additionalProperties: { type: 'string' } }],
    { request: 'major', response: 'minor' },
  ],

  [
    'an alternative is added',
    [{ anyOf: [cat] }],
    [{ anyOf: [cat, dog] }],
    { request: 'minor', response: 'major' },
  ],
  [
    'an alternative is removed',
    [{ oneOf: [dog, cat] }],
    [{ oneOf: [cat] }],
    { request: 'major', response: 'minor' },
  ],
  [
    'a condition is added',
    [{ allOf: [cat] }],
    [{ allOf: [cat, { required: ['kind'] }] }],
    { request: 'major', response: 'minor' },
  ],
  [
    'a condition is removed',
    [{ allOf: [cat, { required: ['kind'] }] }],
    [cat],
    { request: 'minor', response: 'major' },
  ],
  ['a negation is added', [cat], [{ ...cat, not: dog }], { request: 'major', response: 'minor' }],
  ['a negation changes', [{ not: cat }], [{ not: dog }], { request: 'major', response: 'major' }],
  [
    'a tuple item is added',
    [{ prefixItems: [cat] }],
    [{ prefixItems: [cat, dog] }],
    { request: 'major', response: 'minor' },
  ],
  [
    'tuple items are swapped',
    [{ prefixItems: [cat, dog] }],
    [{ prefixItems: [dog, cat] }],
    { request: 'major', response: 'major' },
  ],
  [
    'a property of a recursive schema becomes narrower',
    [
      { $ref: '#/components/schemas/Tree' },
      {
        Tree: {
          type: 'object',
          properties: { name: { type: 'string' }, child: { $ref: '#/components/schemas/Tree' } },
        },
      },
    ],
    [
      { $ref: '#/components/schemas/Tree' },
      {
        Tree: {
          type: 'object',
          properties: {
            name: { type: 'string', maxLength: 9 },
            child: { $ref: '#/components/schemas/Tree' },
          },
        },
      },
    ],
    { request: 'major', response: 'minor' },
  ],
  [
    'the discriminator changes',
    [{ oneOf: [cat, dog], discriminator: { propertyName: 'kind' } }],
    [{ oneOf: [cat, dog], discriminator: { propertyName: 'type' } }],
    { request: 'major', response: 'major' },
  ],
];
