import { resolve, type Schema } from '../../document.ts';
import { schemaName } from '../published-contract.ts';
import { shapeOf, variantsOf, type Field, type Union } from '../schema/fields.ts';
import { useContract } from './contract-context.ts';
import { Type } from './type.tsx';
import { Description, Limits, ValueRow } from './value-row.tsx';

interface SchemaProps {
  schema: Schema;
  /** The enclosing named schemas, to stop at recursion. */
  within: readonly string[];
}

/**
 * A complete schema: its properties if it is an object, its variants if it is a union, otherwise its type and
 * limits. The caller shows the description.
 */
export function Content({ schema, within }: SchemaProps) {
  const { contract } = useContract();
  const name = schemaName(schema);
  const around = name === undefined ? within : [...within, name];
  const { fields, unions } = shapeOf(contract, schema);
  const isPlain = fields.length === 0 && unions.length === 0;
  if (isPlain) return <Plain schema={resolve(contract, schema)} within={around} />;
  return (
    <>
      <FieldList fields={fields} within={around} />
      {unions.map((union, index) => (
        <Variants key={index} union={union} within={around} />
      ))}
    </>
  );
}

function Plain({ schema, within }: SchemaProps) {
  return (
    <>
      <p className="type">
        <Type schema={schema} />
      </p>
      <Limits schema={schema} />
      <NestedContent schema={schema} within={within} />
    </>
  );
}

function FieldList({ fields, within }: { fields: Field[]; within: readonly string[] }) {
  if (fields.length === 0) return null;
  return (
    <dl className="fields">
      {fields.map((field) => (
        <FieldRow key={field.name} field={field} within={within} />
      ))}
    </dl>
  );
}

function FieldRow({ field, within }: { field: Field; within: readonly string[] }) {
  const { name, schema, required, isPattern } = field;
  const isAnyName = name === '*';
  return (
    <ValueRow
      name={isAnyName ? 'any name' : <code>{name}</code>}
      note={isPattern && !isAnyName ? 'as a pattern' : undefined}
      schema={schema}
      required={required}
    >
      <NestedContent schema={schema} within={within} />
    </ValueRow>
  );
}

/**
 * Nested schemas that have no section on the page, and the content of JSON strings. Named schemas are linked
 * instead.
 */
function NestedContent({ schema, within }: SchemaProps) {
  if (schema.contentSchema) return <JsonText schema={schema.contentSchema} within={within} />;
  if (schemaName(schema) !== undefined) return null;
  return (
    <>
      <UnnamedFields schema={schema} within={within} />
      {[schema['items'], schema['additionalProperties'], ...(variantsOf(schema) ?? [])]
        .filter((inner) => typeof inner === 'object' && inner !== null)
        .map((inner, index) => (
          <NestedContent key={index} schema={inner as Schema} within={within} />
        ))}
    </>
  );
}

function JsonText({ schema, within }: SchemaProps) {
  const name = schemaName(schema);
  if (name !== undefined && within.includes(name)) return null;
  return (
    <div className="inside">
      <p className="note">The JSON string contains:</p>
      <Content schema={schema} within={within} />
    </div>
  );
}

function UnnamedFields({ schema, within }: SchemaProps) {
  const { contract } = useContract();
  const fields = shapeOf(contract, schema).fields.filter(({ name }) => name !== '*');
  if (fields.length === 0) return null;
  return (
    <div className="inside">
      <FieldList fields={fields} within={within} />
    </div>
  );
}

function Variants({ union, within }: { union: Union; within: readonly string[] }) {
  return (
    <div className="variants">
      <p className="note">{union.isExclusive ? 'Exactly one of:' : 'At least one of:'}</p>
      <ul>
        {union.variants.map((variant, index) => (
          <li key={index}>
            <Type schema={variant} />
            <Limits schema={variant} />
            <Description schema={variant} />
            <NestedContent schema={variant} within={within} />
          </li>
        ))}
      </ul>
    </div>
  );
}
