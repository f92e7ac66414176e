import type { ContractDocument } from './document.ts';
import { reasonsOf, redocly } from './redocly.ts';

/**
 * Bundles the files of `openapi/` into one document whose references all point to `#/components/…`. Components are
 * sorted by name, so that the order of paths does not matter.
 * @throws ContractError when a file cannot be read or a reference cannot be resolved
 */
export async function bundleContract(): Promise<ContractDocument> {
  const text = await redocly(['bundle', 'openapi/openapi.yaml', '--ext', 'json']).catch(refuse);
  const document = JSON.parse(text) as ContractDocument;
  const { schemas, responses, parameters, examples, ...rest } = document.components;
  const components = {
    ...rest,
    schemas: sorted(schemas),
    responses: sorted(responses),
    parameters: sorted(parameters),
    examples: sorted(examples),
  };
  return { ...document, components };
}

/** The contract cannot be bundled. The message has a line for each reason: `file:line:column: reason`. */
export class ContractError extends Error {}

function refuse(error: Error & { stderr?: string }): never {
  const report = error.stderr ?? error.message;
  const reasons = reasonsOf(report);
  throw new ContractError(reasons.length > 0 ? reasons.join('\n') : report, { cause: error });
}

function sorted<T>(members: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(members).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
