import type { Route } from '../../document.ts';
import { tagId, type Tag } from '../published-contract.ts';
import { Decisions } from './access.tsx';
import { SectionContext } from './contract-context.ts';
import { Method, OperationArticle, PathOf } from './operation.tsx';
import { Chapters } from './prose.tsx';

export function TagSection({ tag, routes }: { tag: Tag; routes: Route[] }) {
  const id = tagId(tag.name);
  return (
    <SectionContext value={id}>
      <section id={id} aria-labelledby={`${id}-name`}>
        <h2 id={`${id}-name`}>
          <a href={`#${id}`}>{tag.name}</a>
        </h2>
        <Decisions of={tag} />
        <Chapters>{tag.description}</Chapters>
        <ul className="index">
          {routes.map(({ method, path, operation }) => (
            <li key={operation.operationId}>
              <a href={`#${operation.operationId}`}>{operation.operationId}</a>
              <span>
                <Method method={method} /> <PathOf path={path} />
              </span>
            </li>
          ))}
        </ul>
        {routes.map((route) => (
          <OperationArticle key={route.operation.operationId} route={route} />
        ))}
      </section>
    </SectionContext>
  );
}
