import { routesOf } from '../../document.ts';
import { overviewId } from '../rules.ts';
import { Decisions } from './access.tsx';
import { SectionContext, useContract } from './contract-context.ts';
import { Chapters, Prose } from './prose.tsx';

export function Overview() {
  const { contract } = useContract();
  const { info, servers, components, tags } = contract;
  return (
    <SectionContext value={overviewId}>
      <section id={overviewId} aria-labelledby="overview-name">
        <h2 id="overview-name">Overview</h2>
        <p>
          {routesOf(contract).length} operations in {tags.length} groups (tags),{' '}
          {Object.keys(components.schemas).length} schemas. This page shows the complete OpenAPI document.{' '}
          <em>Who</em> beside an operation shows its <code>security</code> and <code>x-roles</code>. Where the
          page says what a JSON string contains, the document has <code>contentMediaType</code> and{' '}
          <code>contentSchema</code>. <em>Follow-up requests</em> are the links of a response: a parameter of
          another operation gets its value from the named property (a JSON pointer).
        </p>
        <Decisions of={info} />
        <Chapters>{info.description}</Chapters>
        <section id="servers">
          <h3>Servers</h3>
          {servers.map(({ url, description, variables = {} }) => (
            <div key={url}>
              <p>
                <code>{url}</code>
              </p>
              <Prose>{description}</Prose>
              {Object.entries(variables).map(([name, variable]) => (
                <p key={name}>
                  <code>{name}</code> is <code>{variable.default}</code> unless set. {variable.description}
                </p>
              ))}
            </div>
          ))}
        </section>
        <section id="authentication">
          <h3>Authentication</h3>
          {Object.entries(components.securitySchemes ?? {}).map(([name, { description }]) => (
            <Prose key={name}>{description}</Prose>
          ))}
        </section>
      </section>
    </SectionContext>
  );
}
