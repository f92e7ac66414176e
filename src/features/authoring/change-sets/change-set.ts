import type { components } from '#api/contract.gen.ts';

export type NewChangeSet = components['schemas']['NewChangeSet'];

/** A property that a change set gives another value. */
export interface Replacement {
  op: 'replace';
  path: '/Title' | '/Description' | '/data' | '/SortOrder' | '/MediaPath';
  value: string | number | null;
}

export const replace = (path: Replacement['path'], value: Replacement['value']): Replacement => ({
  op: 'replace',
  path,
  value,
});

/**
 * A change set as it is sent.
 *
 * @param snapshot the record as it was read, under the property names of the server
 */
export const changeSetOf = (
  entityType: NewChangeSet['entityType'],
  entityId: string,
  snapshot: Readonly<Record<string, unknown>>,
  patch: readonly Replacement[],
): NewChangeSet => ({
  entityType,
  entityId,
  snapshotJson: JSON.stringify(snapshot),
  patchJson: JSON.stringify(patch),
});
