import type { ReactNode } from 'react';
import { resolve, type Schema } from '../../document.ts';
import { schemaName } from '../published-contract.ts';
import { isStructured } from '../schema/fields.ts';
import { limitsOf, type Limit } from '../schema/limits.ts';
import { useContract } from './contract-context.ts';
import { LimitList } from './limit-list.tsx';
import { Prose } from './prose.tsx';
import { Type } from './type.tsx';

interface ValueRowProps {
  name: ReactNode;
  note?: string | undefined;
  schema: Schema | undefined;
  required: boolean;
  /** Default: the description of the schema. */
  description?: string | undefined;
  children?: ReactNode;
}

export function ValueRow({ name, note, schema, required, description, children }: ValueRowProps) {
  return (
    <div>
      <dt>
        {name}
        {note !== undefined && <span className="note"> {note}</span>}
      </dt>
      <dd>
        <p className="type">
          {schema && <Type schema={schema} />}
          {required && <span className="required">required</span>}
        </p>
        {schema && <Limits schema={schema} />}
        {description === undefined && schema ? <Description schema={schema} /> : <Prose>{description}</Prose>}
        {children}
      </dd>
    </div>
  );
}

/**
 * The limits of a schema. Limits of a named string or number are repeated wherever it is used, so that readers need
 * not look them up.
 */
export function Limits({ schema }: { schema: Schema }) {
  const { contract } = useContract();
  const named = resolve(contract, schema);
  const isNamed = schemaName(schema) !== undefined;
  const limits = [
    ...(isNamed && isStructured(contract, named) ? [] : limitsOf(named)),
    ...(isNamed ? limitsOf(schema) : []),
    ...limitsOfItems(named),
  ];
  return <LimitList limits={limits} />;
}

function limitsOfItems({ items }: Schema): Limit[] {
  const isUnnamed = typeof items === 'object' && items !== null && schemaName(items as Schema) === undefined;
  return isUnnamed ? limitsOf(items as Schema).map((limit) => ['each ', ...limit]) : [];
}

export function Description({ schema }: { schema: Schema }) {
  const { contract } = useContract();
  const text = schema['description'] ?? resolve(contract, schema)['description'];
  return typeof text === 'string' ? <Prose>{text}</Prose> : null;
}
