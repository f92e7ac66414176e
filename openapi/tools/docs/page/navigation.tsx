import type { ReactNode } from 'react';
import type { Route } from '../../document.ts';
import { schemaId, tagId, type Tag } from '../published-contract.ts';
import { overviewId, rulesIn, rulesOf, type Rule } from '../rules.ts';
import { useContract } from './contract-context.ts';
import { Method } from './operation.tsx';

interface NavigationProps {
  groups: { tag: Tag; routes: Route[] }[];
  schemas: string[];
}

/** The table of contents. `browser/search.js` filters it by operationId, method, path, summary, rule and name. */
export function Navigation({ groups, schemas }: NavigationProps) {
  const { info } = useContract().contract;
  return (
    <nav aria-label="Contents">
      <label htmlFor="search">Find in the contents</label>
      <input
        id="search"
        type="search"
        placeholder="Operation, rule or schema"
        autoComplete="off"
        aria-describedby="found"
      />
      <p id="found" role="status" className="note" />
      <div className="entries">
        <Group name="Overview" id="overview">
          <RuleEntries rules={rulesIn(info.description, overviewId)} words="" />
          <Entry id="servers" words="servers base url">
            Servers
          </Entry>
          <Entry id="authentication" words="authentication token claims bearer">
            Authentication
          </Entry>
        </Group>
        {groups.map(({ tag, routes }) => (
          <Group key={tag.name} name={tag.name} id={tagId(tag.name)}>
            <RuleEntries rules={rulesOf(tag)} words={tag.name} />
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

const RuleEntries = ({ rules, words }: { rules: Rule[]; words: string }) =>
  rules.map(({ name, id }) => (
    <Entry key={id} id={id} words={`${name} ${words} rule`}>
      <span className="rule">{name}</span>
    </Entry>
  ));

function Entry({ id, words, children }: { id: string; words: string; children: ReactNode }) {
  return (
    <li data-words={words.toLowerCase()}>
      <a href={`#${id}`}>{children}</a>
    </li>
  );
}
