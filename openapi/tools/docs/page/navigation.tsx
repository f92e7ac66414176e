import type { ReactNode } from 'react';
import type { Route } from '../../document.ts';
import { schemaId, tagId, type Tag } from '../published-contract.ts';
import { useContract } from './contract-context.ts';
import { Method } from './operation.tsx';
import { headingId, headingsIn } from './prose.tsx';

interface NavigationProps {
  groups: { tag: Tag; routes: Route[] }[];
  schemas: string[];
}

/** All that the page holds, filtered by the search: by operationId, method, path, summary and name. See `browser/search.js`. */
export function Navigation({ groups, schemas }: NavigationProps) {
  const { info } = useContract().contract;
  return (
    <nav aria-label="Contents">
      <label htmlFor="search">Search the contract</label>
      <input
        id="search"
        type="search"
        placeholder="Operation, path or schema"
        autoComplete="off"
        aria-describedby="found"
      />
      <p id="found" role="status" className="note" />
      <div className="entries">
        <Group name="Overview" id="overview">
          {headingsIn(info.description).map((heading) => (
            <Entry key={heading} id={headingId(heading)} words={heading}>
              {heading}
            </Entry>
          ))}
          <Entry id="servers" words="servers base url">
            Servers
          </Entry>
          <Entry id="authentication" words="authentication token claims bearer">
            Authentication
          </Entry>
        </Group>
        {groups.map(({ tag, routes }) => (
          <Group key={tag.name} name={tag.name} id={tagId(tag.name)}>
            {routes.map(({ method, path, operation }) => (
              <Entry
                key={operation.operationId}
                id={operation.operationId}
                words={`${operation.operationId} ${method} ${path} ${operation.summary} ${tag.name}`}
              >
                {operation.operationId} <Method method={method} />
              </Entry>
            ))}
          </Group>
        ))}
        <Group name="Schemas" id="schemas">
          {schemas.map((name) => (
            <Entry key={name} id={schemaId(name)} words={`${name} schema`}>
              {name}
            </Entry>
          ))}
        </Group>
      </div>
    </nav>
  );
}

function Group({ name, id, children }: { name: string; id: string; children: ReactNode }) {
  return (
    <section>
      <a className="group" href={`#${id}`}>
        {name}
      </a>
      <ul>{children}</ul>
    </section>
  );
}

function Entry({ id, words, children }: { id: string; words: string; children: ReactNode }) {
  return (
    <li data-words={words.toLowerCase()}>
      <a href={`#${id}`}>{children}</a>
    </li>
  );
}
