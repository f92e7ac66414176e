import { Fragment } from 'react';
import { resolve, type Example, type MediaType, type Reference, type Schema } from '../../document.ts';
import { schemaName } from '../published-contract.ts';
import { limitsOf } from '../schema/limits.ts';
import { Content } from './content.tsx';
import { useContract } from './contract-context.ts';
import { LimitList } from './limit-list.tsx';
import { InlineProse, Prose } from './prose.tsx';
import { Type } from './type.tsx';

type Media = MediaType & { encoding?: Record<string, { contentType?: string }> };

interface Body {
  description?: string;
  content?: Record<string, Media>;
}

export function BodyContent({ body }: { body: Body }) {
  const types = Object.entries(body.content ?? {});
  // Media types with the same schema, such as file types, are shown together.
  const bodies = Map.groupBy(types, ([, { schema, encoding }]) => JSON.stringify([schema, encoding]));
  return (
    <>
      <Prose>{body.description}</Prose>
      {[...bodies.values()].map((same) => (
        <MediaTypeGroup key={same.map(([type]) => type).join(' ')} same={same} />
      ))}
    </>
  );
}

function MediaTypeGroup({ same }: { same: [string, Media][] }) {
  const [, media] = same[0] ?? [];
  if (!media) return null;
  return (
    <div>
      <p className="type">
        {same.map(([type]) => (
          <Fragment key={type}>
            <span className="media">{type}</span>{' '}
          </Fragment>
        ))}
        {media.schema && <Type schema={media.schema} />}
      </p>
      {media.schema && schemaName(media.schema) === undefined && (
        <LimitList limits={limitsOf(media.schema)} />
      )}
      {media.schema && <Expanded schema={media.schema} />}
      <PartTypes encoding={media.encoding} />
      {same.map(([type, { examples }]) => (
        <Examples key={type} examples={examples} />
      ))}
    </div>
  );
}

function Expanded({ schema }: { schema: Schema }) {
  const { contract } = useContract();
  const items = resolve(contract, schema)['items'] as Schema | undefined;
  const named = items ?? schema;
  const target = resolve(contract, named);
  const isNamedOrObject = schemaName(named) !== undefined || target['properties'] !== undefined;
  const isFile = target.contentMediaType !== undefined && target['properties'] === undefined;
  return isNamedOrObject && !isFile ? <Content schema={named} within={[]} /> : null;
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
        <figcaption>
          Example: <InlineProse>{summary ?? name}</InlineProse>
        </figcaption>
        <pre>
          <code>{JSON.stringify(value, null, 2)}</code>
        </pre>
      </figure>
    );
  });
}
