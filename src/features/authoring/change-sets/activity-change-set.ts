import type { Titled } from '../title-rule.ts';
import { changeSetOf, replace, type NewChangeSet, type Replacement } from './change-set.ts';

/** The activity as it was loaded. */
type Before = Titled & { id: string };

/**
 * The change that a person who may not save an activity directly submits for review (D-136, AUT-050).
 *
 * @returns replaces only what differs; undefined when nothing does
 */
export function activityChangeSet(before: Before, after: Titled): NewChangeSet | undefined {
  const patch = [
    ...(after.title === before.title ? [] : [replace('/Title', after.title)]),
    // An empty description counts as none.
    ...((after.description || null) === (before.description || null)
      ? []
      : [replace('/Description', after.description || null)]),
  ];
  return patch.length === 0 ? undefined : activityChange(before, patch);
}

/** The same for a new title alone. */
export const activityTitleChange = (before: Before, title: string): NewChangeSet =>
  activityChange(before, [replace('/Title', title)]);

const activityChange = ({ id, title, description }: Before, patch: readonly Replacement[]): NewChangeSet =>
  changeSetOf('Activity', id, { Id: id, Title: title, Description: description }, patch);
