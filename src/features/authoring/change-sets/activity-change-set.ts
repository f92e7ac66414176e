import type { components } from '#api/contract.gen.ts';
import type { Titled } from '../setup/title-rule.ts';

type NewChangeSet = components['schemas']['NewChangeSet'];

/** The activity as it was loaded. */
type Before = Titled & { id: string };

const replace = (path: '/Title' | '/Description', value: string | null) => ({ op: 'replace', path, value });

/**
 * The change that a person who may not save an activity directly submits for review (D-136, AUT-050).
 *
 * @returns only what differs is replaced; undefined when nothing does
 */
export function activityChangeSet(before: Before, after: Titled): NewChangeSet | undefined {
  const patch = [
    ...(after.title === before.title ? [] : [replace('/Title', after.title)]),
    // An empty description is none.
    ...((after.description || null) === (before.description || null)
      ? []
      : [replace('/Description', after.description || null)]),
  ];
  return patch.length === 0 ? undefined : changeSetOf(before, patch);
}

/** The same of another title alone. */
export const activityTitleChange = (before: Before, title: string): NewChangeSet =>
  changeSetOf(before, [replace('/Title', title)]);

const changeSetOf = (
  { id, title, description }: Before,
  patch: readonly ReturnType<typeof replace>[],
): NewChangeSet => ({
  entityType: 'Activity',
  entityId: id,
  snapshotJson: JSON.stringify({ Id: id, Title: title, Description: description }),
  patchJson: JSON.stringify(patch),
});
