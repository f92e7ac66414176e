import { cp, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parametersOf, routesOf, type ContractDocument } from '../../document.ts';
import { document } from '../contract.ts';
import { workflowsFolder } from './read-workflows.ts';

/**
 * Copies the workflows into a folder with a reduced contract of paths, operations and parameters. Respect compiles
 * the schema of every response, although its schema check is off, which would take most of the run.
 * @returns a function that maps a workflow's file to its copy
 */
export async function copyWorkflows(folder: string): Promise<(file: string) => string> {
  const copy = join(folder, 'workflows');
  await Promise.all([
    cp(workflowsFolder, copy, { recursive: true }),
    writeFile(join(folder, 'contract.gen.json'), JSON.stringify(withoutSchemas(document))),
  ]);
  return (file) => join(copy, relative(workflowsFolder, file));
}

function withoutSchemas(contract: ContractDocument): object {
  const paths: Record<string, object> = {};
  for (const route of routesOf(contract)) {
    const { path, method, item, operation } = route;
    const parameters = parametersOf(contract, route).map(({ name, in: location, required }) => ({
      name,
      in: location,
      required,
    }));
    const { servers } = item;
    const { operationId } = operation;
    paths[path] = { ...paths[path], servers, [method]: { operationId, parameters, responses: {} } };
  }
  return { ...contract, paths, components: {} };
}
