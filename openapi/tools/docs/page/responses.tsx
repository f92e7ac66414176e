import { resolve, type Link, type Operation, type Schema } from '../../document.ts';
import { schemaName, type PublishedResponse } from '../published-contract.ts';
import { BodyContent } from './body.tsx';
import { useContract } from './contract-context.ts';
import { InlineProse, Prose } from './prose.tsx';
import { SchemaLink } from './type.tsx';
import { ValueRow } from './value-row.tsx';

export function Responses({ responses }: Pick<Operation, 'responses'>) {
  const { contract } = useContract();
  const all = Object.entries(responses).map(([status, one]) => ({
    status,
    response: resolve(contract, one) as PublishedResponse,
  }));
  const failures = all.filter(({ status }) => /^[45]/.test(status));
  return (
    <>
      {all
        .filter((one) => !failures.includes(one))
        .map(({ status, response }) => (
          <Success key={status} status={status} response={response} />
        ))}
      {failures.length > 0 && (
        <section>
          <h4>Failures</h4>
          <dl className="fields failures">
            {failures.map(({ status, response }) => (
              <Failure key={status} status={status} response={response} />
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

interface ResponseProps {
  status: string;
  response: PublishedResponse;
}

function Success({ status, response }: ResponseProps) {
  const { description, ...body } = response;
  return (
    <section>
      <h4>Response {status}</h4>
      <Prose>{description}</Prose>
      <Headers headers={response.headers} />
      <BodyContent body={body} />
      <Links links={response.links} />
    </section>
  );
}

function Failure({ status, response }: ResponseProps) {
  const { contract } = useContract();
  const medias = Object.values(response.content ?? {});
  const examples = medias.flatMap((media) => Object.values(media.examples ?? {}));
  return (
    <div>
      <dt>{status}</dt>
      <dd>
        <Prose>{response.description}</Prose>
        <Headers headers={response.headers} />
        <OtherBody schema={medias[0]?.schema} />
        {examples.map((example, index) => {
          const { summary, value } = resolve(contract, example);
          return (
            <p className="example" key={index}>
              {summary === undefined ? null : <InlineProse>{summary}</InlineProse>}:{' '}
              <code>{JSON.stringify(value)}</code>
            </p>
          );
        })}
      </dd>
    </div>
  );
}

/** The schema of a failure that is not a Problem. The overview describes Problem. */
function OtherBody({ schema }: { schema: Schema | undefined }) {
  const name = schema && schemaName(schema);
  return name === undefined || name === 'Problem' ? null : (
    <p className="type">
      <SchemaLink name={name} />
    </p>
  );
}

function Headers({ headers = {} }: Pick<PublishedResponse, 'headers'>) {
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <dl className="fields">
      {entries.map(([name, { description, required = false, schema }]) => (
        <ValueRow
          key={name}
          name={<code>{name}</code>}
          note="header"
          schema={schema}
          required={required}
          description={description}
        />
      ))}
    </dl>
  );
}

function Links({ links = {} }: Pick<PublishedResponse, 'links'>) {
  const entries = Object.entries(links);
  if (entries.length === 0) return null;
  return (
    <div className="links">
      <p className="note">Follow-up requests:</p>
      <ul>
        {entries.map(([name, link]) => (
          <li key={name}>
            <a href={`#${link.operationId}`}>{link.operationId}</a>
            {valuesOf(link).map(([parameter, value, origin]) => (
              <span key={parameter}>
                {' with '}
                <code>{parameter}</code> from <code>{value}</code>
                {origin}
              </span>
            ))}
            {link.description !== undefined && (
              <span>
                {': '}
                <InlineProse>{link.description}</InlineProse>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The parameters of a link and the source of their values: `$response.body#/id` is the `id` of the response. */
const valuesOf = ({ parameters = {} }: Link): [parameter: string, value: string, origin: string][] =>
  Object.entries(parameters).map(([name, expression]) => {
    const [, request] = /^\$request\.(?:path|query)\.(.+)$/.exec(expression) ?? [];
    return [
      name,
      request ?? expression.replace('$response.body#/', ''),
      request === undefined ? '' : ' of the request',
    ];
  });
