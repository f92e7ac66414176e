import { Fragment } from 'react';
import { parametersOf, type Parameter, type Route } from '../../document.ts';
import type { PublishedOperation, PublishedPathItem } from '../published-contract.ts';
import { accessLabel, Decisions } from './access.tsx';
import { BodyContent } from './body.tsx';
import { useContract } from './contract-context.ts';
import { Prose } from './prose.tsx';
import { Responses } from './responses.tsx';
import { ValueRow } from './value-row.tsx';

export function OperationArticle({ route }: { route: Route }) {
  const { method, path, item } = route;
  const operation: PublishedOperation = route.operation;
  return (
    <article id={operation.operationId} aria-labelledby={`${operation.operationId}-name`}>
      <h3 id={`${operation.operationId}-name`}>
        <a href={`#${operation.operationId}`}>{operation.summary}</a>
      </h3>
      <p className="call">
        <Method method={method} /> <PathOf path={path} />
      </p>
      <dl className="facts">
        <div>
          <dt>Operation</dt>
          <dd>
            <code>{operation.operationId}</code>
            {operation.deprecated && <span className="required">deprecated</span>}
          </dd>
        </div>
        <div>
          <dt>Who</dt>
          <dd>{accessLabel(operation)}</dd>
        </div>
        <PathServers item={item} />
      </dl>
      <Decisions of={operation} />
      <Prose>{operation.description}</Prose>
      <Parameters route={route} />
      {operation.requestBody && (
        <section>
          <h4>Request body{operation.requestBody.required ? '' : ' (optional)'}</h4>
          <BodyContent body={operation.requestBody} />
        </section>
      )}
      <Responses responses={operation.responses} />
    </article>
  );
}

export const Method = ({ method }: { method: string }) => (
  <span className={`method ${method}`}>{method.toUpperCase()}</span>
);

export function PathOf({ path }: { path: string }) {
  const segments = path.split('/').slice(1);
  return (
    <code className="path">
      {segments.map((segment, index) => (
        <Fragment key={index}>
          /<wbr />
          {segment}
        </Fragment>
      ))}
    </code>
  );
}

function PathServers({ item }: { item: PublishedPathItem }) {
  return (item.servers ?? []).map(({ url, description }) => (
    <div key={url}>
      <dt>Server</dt>
      <dd>
        <code>{url}</code>
        <Prose>{description}</Prose>
      </dd>
    </div>
  ));
}

const parameterLocations = { path: 'in the path', query: 'in the query', header: 'as a header' };

function Parameters({ route }: { route: Route }) {
  const { contract } = useContract();
  const parameters = parametersOf(contract, route);
  if (parameters.length === 0) return null;
  return (
    <section>
      <h4>Parameters</h4>
      <dl className="fields">
        {parameters.map((parameter) => (
          <ParameterRow key={`${parameter.in} ${parameter.name}`} parameter={parameter} />
        ))}
      </dl>
    </section>
  );
}

function ParameterRow({
  parameter,
}: {
  parameter: Parameter & { description?: string; style?: string; explode?: boolean };
}) {
  const { name, schema, required = false, example, description } = parameter;
  const note = parameterLocations[parameter.in];
  return (
    <ValueRow
      name={<code>{name}</code>}
      note={note}
      schema={schema}
      required={required}
      description={description}
    >
      {example !== undefined && (
        <p className="limits">
          for example <code>{exampleText(example)}</code>
        </p>
      )}
    </ValueRow>
  );
}

const exampleText = (example: unknown) => (typeof example === 'string' ? example : JSON.stringify(example));
