import { Fragment } from 'react';
import { resolve, type Schema } from '../../document.ts';
import { schemaId, schemaName } from '../published-contract.ts';
import { variantsOf } from '../schema/fields.ts';
import { useContract } from './contract-context.ts';

export function Type({ schema }: { schema: Schema }) {
  const { contract } = useContract();
  const name = schemaName(schema);
  if (name !== undefined) {
    const target = resolve(contract, schema);
    const plain = plainType(target);
    return (
      <>
        {plain === undefined ? null : `${plain} `}
        <SchemaLink name={name} />
        <JsonTextOf schema={schema} />
      </>
    );
  }
  return <Unnamed schema={schema} />;
}

export const SchemaLink = ({ name }: { name: string }) => <a href={`#${schemaId(name)}`}>{name}</a>;

function JsonTextOf({ schema: { contentSchema } }: { schema: Schema }) {
  return contentSchema ? (
    <>
      , JSON of <Type schema={contentSchema} />
    </>
  ) : null;
}

function Unnamed({ schema }: { schema: Schema }) {
  const { type, items, contentMediaType } = schema;
  const variants = variantsOf(schema);
  const parts = (schema['allOf'] ?? []) as Schema[];
  if ('const' in schema) return <code>{JSON.stringify(schema['const'])}</code>;
  if (allowsNothing(schema)) return <>never there</>;
  if (schema.contentSchema) {
    return (
      <>
        string
        <JsonTextOf schema={schema} />
      </>
    );
  }
  if (variants) return <Alternatives schemas={variants} />;
  if (items) {
    return (
      <>
        array of <Type schema={items as Schema} />
      </>
    );
  }
  if (contentMediaType !== undefined) return <>bytes of {contentMediaType}</>;
  if (typeof schema['additionalProperties'] === 'object') {
    return (
      <>
        object, each value <Type schema={schema['additionalProperties'] as Schema} />
      </>
    );
  }
  const [part] = parts;
  if (type === undefined && part && parts.length === 1) return <Type schema={part} />;
  return <>{(Array.isArray(type) ? type : [type ?? 'any value']).join(' or ')}</>;
}

/** `not: {}` allows no value. */
const allowsNothing = ({ not }: Schema) =>
  typeof not === 'object' && not !== null && Object.keys(not).length === 0;

/** The JSON type of a named schema, unless it is an object. */
function plainType({ type, properties, items, contentMediaType }: Schema): string | undefined {
  if (properties !== undefined || items !== undefined || type === undefined || type === 'object') {
    return contentMediaType === undefined ? undefined : 'file';
  }
  return Array.isArray(type) ? type.join(' or ') : type;
}

function Alternatives({ schemas }: { schemas: Schema[] }) {
  return schemas.map((schema, index) => (
    <Fragment key={index}>
      {index > 0 && (index === schemas.length - 1 ? ' or ' : ', ')}
      <Type schema={schema} />
    </Fragment>
  ));
}
