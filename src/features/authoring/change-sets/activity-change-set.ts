import type { components } from '#api/contract.gen.ts';
import type { Titled } from '../setup/title-rule.ts';

type NewChangeSet = components['schemas']['NewChangeSet'];

/**
 * The change that a person who may not save an activity directly submits for review (D-136, AUT-050).
 *
 * @param before the activity as it was loaded
 * @returns only what differs is replaced; undefined when nothing does
 */
export function activityChangeSet(before: Titled & { id: string }, after: Titled): NewChangeSet | undefined {
  const patch = [
    ...(after.title === before.title ? [] : [{ op: 'replace', path: '/Title', value: after.title }]),
    // An empty description is none.
    ...((after.description || null) === (before.description || null)
      ? []
      : [{ op: 'replace', path: '/Description', value: after.description || null }]),
  ];
  if (patch.length === 0) return undefined;
  const { id, title, description } = before;
  return {
    entityType: 'Activity',
    entityId: id,
    snapshotJson: JSON.stringify({ Id: id, Title: title, Description: description }),
    patchJson: JSON.stringify(patch),
  };
}
