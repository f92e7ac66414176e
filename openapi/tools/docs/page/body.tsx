import { resolve, type Example, type MediaType, type Reference, type Schema } from '../../document.ts';
import { schemaName } from '../published-contract.ts';
import { Content } from './content.tsx';
import { useContract } from './contract-context.ts';
import { Prose } from './prose.tsx';
import { Type } from './type.tsx';

interface Body {
  description?: string;
  content?: Record<string, MediaType & { encoding?: Record<string, { contentType?: string }> }>;
}

/** What a body is, its properties, and examples of it. */
export function BodyContent({ body }: { body: Body }) {
  const types = Object.entries(body.content ?? {});
  return (
    <>
      <Prose>{body.description}</Prose>
      {types.map(([type, media]) => (
        <div key={type}>
          <p className="type">
            <span className="media">{type}</span>
            {media.schema && <Type schema={media.schema} />}
          </p>
          {media.schema && <Expanded schema={media.schema} />}
          <PartTypes encoding={media.encoding} />
          <Examples examples={media.examples} />
        </div>
      ))}
    </>
  );
}

/** The schema of the body or, of a list, of its items. The type above says which. */
function Expanded({ schema }: { schema: Schema }) {
  const { contract } = useContract();
  const items = resolve(contract, schema)['items'] as Schema | undefined;
  const named = items ?? schema;
  const target = resolve(contract, named);
  const isWorthIt = schemaName(named) !== undefined || target['properties'] !== undefined;
  const isFile = target.contentMediaType !== undefined && target['properties'] === undefined;
  return isWorthIt && !isFile ? <Content schema={named} within={[]} /> : null;
}

function PartTypes({ encoding = {} }: { encoding?: Record<string, { contentType?: string }> | undefined }) {
  return Object.entries(encoding).map(([part, { contentType }]) => (
    <p className="limits" key={part}>
      The part <code>{part}</code> is sent as {contentType}.
    </p>
  ));
}

function Examples({ examples = {} }: { examples?: Record<string, Example | Reference> | undefined }) {
  const { contract } = useContract();
  return Object.entries(examples).map(([name, example]) => {
    const { summary, value } = resolve(contract, example);
    return (
      <figure key={name}>
        <figcaption>Example: {summary ?? name}</figcaption>
        <pre>
          <code>{JSON.stringify(value, null, 2)}</code>
        </pre>
      </figure>
    );
  });
}
