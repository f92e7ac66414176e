import type { components } from '#api/contract.gen.ts';
import type { Titled } from './title-rule.ts';

export type NewChangeSet = components['schemas']['NewChangeSet'];

export interface Replacement {
  op: 'replace';
  path: '/Title' | '/Description' | '/data' | '/SortOrder' | '/MediaPath';
  value: string | number | null;
}

export const replaceProperty = (path: Replacement['path'], value: Replacement['value']): Replacement => ({
  op: 'replace',
  path,
  value,
});

/** @param snapshot the record as it was read, with the server's property names */
export const createChangeSet = (
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

type StoredActivity = Titled & { id: string };

/**
 * Creates the change set for an activity's title and description (AUT-050).
 *
 * @returns undefined when nothing differs
 */
export function activityChangeSet(before: StoredActivity, after: Titled): NewChangeSet | undefined {
  const patch = [
    ...(after.title === before.title ? [] : [replaceProperty('/Title', after.title)]),
    // An empty description equals null.
    ...((after.description || null) === (before.description || null)
      ? []
      : [replaceProperty('/Description', after.description || null)]),
  ];
  return patch.length === 0 ? undefined : activityChange(before, patch);
}

export const activityTitleChange = (before: StoredActivity, title: string): NewChangeSet =>
  activityChange(before, [replaceProperty('/Title', title)]);

const activityChange = (
  { id, title, description }: StoredActivity,
  patch: readonly Replacement[],
): NewChangeSet => createChangeSet('Activity', id, { Id: id, Title: title, Description: description }, patch);
