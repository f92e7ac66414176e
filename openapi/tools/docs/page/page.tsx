import { renderToStaticMarkup } from 'react-dom/server';
import { routesOf } from '../../document.ts';
import { usageOf } from '../../usage.ts';
import { schemaId, type PublishedContract } from '../published-contract.ts';
import { ruleFinder } from '../rules.ts';
import { ContractContext } from './contract-context.ts';
import { Navigation } from './navigation.tsx';
import { Overview } from './overview.tsx';
import { SchemaArticle } from './schema.tsx';
import { TagSection } from './tag.tsx';

/** Renders the body of the page as HTML. React escapes the texts of the contract. */
export function renderBody(contract: PublishedContract): string {
  const routes = routesOf(contract);
  const groups = contract.tags.map((tag) => ({
    tag,
    routes: routes.filter(({ operation }) => operation.tags[0] === tag.name),
  }));
  const schemas = Object.entries(contract.components.schemas);
  // Do not link these names: in a text, `Learner` means the role and `Title` the property.
  const otherNames = new Set([
    ...routes.flatMap(({ operation }) => operation['x-roles']),
    ...schemas.flatMap(([, { properties }]) => Object.keys(properties ?? {})),
  ]);
  const ids = new Map([
    ...schemas.filter(([name]) => !otherNames.has(name)).map(([name]) => [name, schemaId(name)] as const),
    ...routes.map(({ operation: { operationId } }) => [operationId, operationId] as const),
  ]);
  return renderToStaticMarkup(
    <ContractContext value={{ contract, usage: usageOf(contract), ids, findRule: ruleFinder(contract) }}>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header>
        <h1>{contract.info.title}: the contract</h1>
        <p>
          {contract.info.summary} Version {contract.info.version}.
        </p>
      </header>
      <Navigation groups={groups} schemas={schemas.map(([name]) => name)} />
      <main id="main" tabIndex={-1}>
        <Overview />
        {groups.map(({ tag, routes: tagRoutes }) => (
          <TagSection key={tag.name} tag={tag} routes={tagRoutes} />
        ))}
        <section id="schemas" aria-labelledby="schemas-name">
          <h2 id="schemas-name">Schemas</h2>
          {schemas.map(([name, schema]) => (
            <SchemaArticle key={name} name={name} schema={schema} />
          ))}
        </section>
      </main>
    </ContractContext>,
  );
}
