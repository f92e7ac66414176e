import type { Schema } from '../../document.ts';
import { schemaId, type WithDecisions } from '../published-contract.ts';
import { Decisions } from './access.tsx';
import { Content } from './content.tsx';
import { useContract } from './contract-context.ts';
import { Description } from './value-row.tsx';

export function SchemaArticle({ name, schema }: { name: string; schema: Schema }) {
  const id = schemaId(name);
  return (
    <article id={id} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>
        <a href={`#${id}`}>{name}</a>
      </h3>
      <Decisions of={schema as WithDecisions} />
      <Description schema={schema} />
      <Content schema={schema} within={[name]} />
      <UsedBy name={name} />
    </article>
  );
}

function UsedBy({ name }: { name: string }) {
  const { usage } = useContract();
  const { requests = new Set<string>(), responses = new Set<string>() } = usage.get(`schemas/${name}`) ?? {};
  return (
    <>
      <Operations label="In requests of " operations={requests} />
      <Operations label="In responses of " operations={responses} />
    </>
  );
}

function Operations({ label, operations }: { label: string; operations: Set<string> }) {
  if (operations.size === 0) return null;
  return (
    <p className="used-by">
      {label}
      {[...operations].map((operationId, index) => (
        <span key={operationId}>
          {index > 0 && ', '}
          <a href={`#${operationId}`}>{operationId}</a>
        </span>
      ))}
    </p>
  );
}
