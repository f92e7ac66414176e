import type { ContractDocument } from './document.ts';
import { redocly } from './redocly.ts';

/**
 * Bundles the files of `openapi/` into one document whose references all point to `#/components/…`.
 * Components are sorted by name, so that reordering paths does not move them.
 *
 * @throws Error with redocly's report
 */
export async function bundleContract(): Promise<ContractDocument> {
  const text = await redocly(['bundle', 'openapi/openapi.yaml', '--ext', 'json']);
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

function sorted<T>(members: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(members).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
