import { resolve, routesOf, type ContractDocument, type Reference } from './document.ts';

/** The ids of the operations whose requests and responses contain a component. */
export interface Usage {
  requests: Set<string>;
  responses: Set<string>;
}

/**
 * Maps each component to the operations that use it, directly or through other components. Keys are references
 * without `#/components/`, such as `schemas/Topic`.
 */
export function usageOf(document: ContractDocument): Map<string, Usage> {
  const usage = new Map<string, Usage>();
  const note = (value: unknown, side: keyof Usage, operationId: string) => {
    for (const name of componentsIn(document, value)) {
      const found = usage.get(name) ?? { requests: new Set(), responses: new Set() };
      usage.set(name, found);
      found[side].add(operationId);
    }
  };
  for (const { item, operation } of routesOf(document)) {
    const { operationId, parameters, requestBody, responses } = operation;
    note([item.parameters, parameters, requestBody], 'requests', operationId);
    note(responses, 'responses', operationId);
  }
  return usage;
}

function componentsIn(document: ContractDocument, root: unknown): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $ref } = value as Partial<Reference>;
    const name = typeof $ref === 'string' ? $ref.replace('#/components/', '') : undefined;
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      visit(resolve(document, value as Reference));
    }
    Object.values(value).forEach(visit);
  };
  visit(root);
  return names;
}
