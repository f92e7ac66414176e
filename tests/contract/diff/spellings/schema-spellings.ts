import type { Spelling } from '../small-contracts.ts';

const name = { type: 'string', minLength: 1, description: 'The name.' };
const flat = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'string' }, name },
  additionalProperties: false,
};
const cat = { type: 'object', required: ['kind'], properties: { kind: { const: 'cat' } } };
const dog = { type: 'object', required: ['kind'], properties: { kind: { const: 'dog' } } };
const tree = {
  type: 'object',
  properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
};
const ref = (component: string) => ({ $ref: `#/components/schemas/${component}` });

export const schemaSpellings: [description: string, before: Spelling, after: Spelling][] = [
  ['an inlined reference', [ref('Name'), { Name: name }], [name]],
  [
    'an inlined reference to a reference',
    [ref('Title'), { Title: ref('Name'), Name: name }],
    [ref('Name'), { Name: name }],
  ],
  ['a renamed component', [ref('Name'), { Name: name }], [ref('Title'), { Title: name }]],
  [
    'an inlined reference with keywords beside it',
    [{ ...ref('Name'), maxLength: 9, description: 'Short.' }, { Name: name }],
    [{ ...name, maxLength: 9, description: 'Short.' }],
  ],
  [
    'a limit beside a reference that repeats the limit of the component',
    [{ ...ref('Name'), minLength: 1 }, { Name: name }],
    [ref('Name'), { Name: name }],
  ],
  ['a recursive schema that is inlined once', [ref('Tree'), { Tree: tree }], [tree, { Tree: tree }]],
  ['an inlined member of a union', [{ oneOf: [ref('Cat'), dog] }, { Cat: cat }], [{ oneOf: [cat, dog] }]],

  ['anyOf with null', [{ anyOf: [{ type: 'string' }, { type: 'null' }] }], [{ type: ['string', 'null'] }]],
  ['oneOf with null', [{ oneOf: [{ type: 'null' }, { type: 'string' }] }], [{ type: ['string', 'null'] }]],
  [
    'anyOf with null and other keywords',
    [{ anyOf: [name, { type: 'null' }] }],
    [{ ...name, type: ['string', 'null'] }],
  ],
  [
    'anyOf with null and a reference',
    [{ anyOf: [ref('Name'), { type: 'null' }] }, { Name: name }],
    [{ ...name, type: ['null', 'string'] }],
  ],
  [
    'anyOf with null and an object',
    [{ anyOf: [flat, { type: 'null' }] }],
    [{ ...flat, type: ['object', 'null'] }],
  ],
  [
    'anyOf with null and an enum',
    [{ anyOf: [{ enum: ['a', 'b'] }, { const: null }] }],
    [{ type: ['string', 'null'], enum: ['a', 'b', null] }],
  ],
  [
    'null inside and beside a union',
    [{ oneOf: [cat, dog, { type: 'null' }] }],
    [{ anyOf: [{ oneOf: [dog, cat] }, { type: 'null' }] }],
  ],
  [
    'a repeated null',
    [{ anyOf: [{ type: ['string', 'null'] }, { type: 'null' }] }],
    [{ type: ['string', 'null'] }],
  ],

  ['a constant', [{ const: 'a' }], [{ enum: ['a'] }]],
  ['a constant with its type', [{ type: 'string', const: 'a' }], [{ const: 'a' }]],
  ['an enum with its types', [{ type: ['string', 'null'], enum: ['a', null] }], [{ enum: [null, 'a'] }]],
  ['an enum of both truth values', [{ enum: [true, false] }], [{ type: 'boolean' }]],
  ['values that the type forbids', [{ type: 'string', enum: ['a', 1] }], [{ enum: ['a'] }]],
  [
    'an enum whose values are described',
    [
      {
        oneOf: [
          { const: 'a', description: 'A' },
          { const: 'b', description: 'B' },
        ],
      },
    ],
    [{ enum: ['a', 'b'] }],
  ],
  ['one type in a list', [{ type: ['string'] }], [{ type: 'string' }]],
  [
    'alternatives that are types',
    [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }],
    [{ type: ['integer', 'string'] }],
  ],
  ['integers beside numbers', [{ type: ['number', 'integer'] }], [{ type: 'number' }]],
  ['numbers in steps of one', [{ type: 'number', multipleOf: 1 }], [{ type: 'integer' }]],
  ['every type', [{ type: ['array', 'boolean', 'null', 'number', 'object', 'string'] }], [{}]],
  [
    'an exclusive bound of integers',
    [{ type: 'integer', exclusiveMinimum: 0 }],
    [{ type: 'integer', minimum: 1 }],
  ],
  [
    'an exclusive upper bound',
    [{ type: 'integer', exclusiveMaximum: 10 }],
    [{ type: 'integer', maximum: 9 }],
  ],
  ['a bound between integers', [{ type: 'integer', minimum: 0.5 }], [{ type: 'integer', minimum: 1 }]],
  [
    'a bound that another implies',
    [{ type: 'number', minimum: 1, exclusiveMinimum: 2 }],
    [{ type: 'number', exclusiveMinimum: 2 }],
  ],
  ['a keyword of another type', [{ type: 'integer', minLength: 3 }], [{ type: 'integer' }]],

  ['the order of required', [{ ...flat, required: ['name', 'id'] }], [flat]],
  ['a repeated name in required', [{ ...flat, required: ['name', 'id', 'name'] }], [flat]],
  ['the order of enum', [{ enum: ['a', 'b'] }], [{ enum: ['b', 'a'] }]],
  ['the order of type', [{ type: ['string', 'null'] }], [{ type: ['null', 'string'] }]],
  ['the order of anyOf', [{ anyOf: [cat, dog] }], [{ anyOf: [dog, cat] }]],
  [
    'the order of allOf',
    [{ allOf: [{ not: cat }, { not: dog }] }],
    [{ allOf: [{ not: dog }, { not: cat }] }],
  ],
  ['the order of properties', [flat], [{ ...flat, properties: { name, id: { type: 'string' } } }]],

  ['allOf with one member', [{ allOf: [name] }], [name]],
  ['anyOf with one member', [{ anyOf: [name] }], [name]],
  ['oneOf with one reference', [{ oneOf: [ref('Name')] }, { Name: name }], [name]],
  [
    'allOf with disjoint keywords',
    [{ allOf: [{ type: 'string' }, { minLength: 1 }], description: 'The name.' }],
    [name],
  ],
  [
    'allOf with disjoint properties',
    [
      {
        allOf: [
          { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
          { type: 'object', required: ['name'], properties: { name } },
        ],
        unevaluatedProperties: false,
      },
    ],
    [flat],
  ],
  [
    'a member of allOf in addition to properties',
    [
      {
        ...flat,
        additionalProperties: undefined,
        required: ['name'],
        properties: { name },
        allOf: [ref('Identified')],
        unevaluatedProperties: false,
      },
      { Identified: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } },
    ],
    [flat],
  ],
  [
    'nested allOf',
    [{ allOf: [{ allOf: [{ type: 'string' }] }, { allOf: [{ minLength: 1 }] }] }],
    [{ type: 'string', minLength: 1 }],
  ],
  [
    'limits that are combined in allOf',
    [{ type: 'string', minLength: 1, allOf: [{ minLength: 3 }] }],
    [{ type: 'string', minLength: 3 }],
  ],
  [
    'a closed schema without alternatives',
    [{ ...flat, additionalProperties: undefined, unevaluatedProperties: false }],
    [flat],
  ],

  ['an empty required', [{ type: 'object', required: [] }], [{ type: 'object' }]],
  ['empty properties', [{ type: 'object', properties: {} }], [{ type: 'object' }]],
  [
    'additional properties that are allowed',
    [{ type: 'object', additionalProperties: true }],
    [{ type: 'object' }],
  ],
  ['additional properties of any kind', [{ type: 'object', additionalProperties: {} }], [{ type: 'object' }]],
  ['items of any kind', [{ type: 'array', items: {} }], [{ type: 'array' }]],
  [
    'explicit flags that are false',
    [{ ...name, deprecated: false, readOnly: false, writeOnly: false, nullable: false }],
    [name],
  ],
  ['limits that forbid nothing', [{ type: 'string', minLength: 0 }], [{ type: 'string' }]],
  ['items that may repeat', [{ type: 'array', uniqueItems: false, minItems: 0 }], [{ type: 'array' }]],
  [
    'a schema that is true',
    [{ type: 'object', properties: { id: true } }],
    [{ type: 'object', properties: { id: {} } }],
  ],
  [
    'a forbidden property in a closed schema',
    [{ ...flat, properties: { ...flat.properties, old: false } }],
    [flat],
  ],
];
