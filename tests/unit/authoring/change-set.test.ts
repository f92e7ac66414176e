import { describe, expect, test } from 'vitest';
import { activityChangeSet } from '#features/authoring/change-set.ts';

describe('activityChangeSet', () => {
  const before = { id: 'act-1', title: 'Halves', description: 'Share bread.' };

  test('contains the snapshot and replaces only what differs (AUT-049, AUT-050)', () => {
    expect(activityChangeSet(before, { ...before, title: 'Quarters' })).toEqual({
      entityType: 'Activity',
      entityId: 'act-1',
      snapshotJson: JSON.stringify({ Id: 'act-1', Title: 'Halves', Description: 'Share bread.' }),
      patchJson: JSON.stringify([{ op: 'replace', path: '/Title', value: 'Quarters' }]),
    });
  });

  test('replaces a removed description with null', () => {
    expect(activityChangeSet(before, { title: 'Halves', description: '' })?.patchJson).toBe(
      JSON.stringify([{ op: 'replace', path: '/Description', value: null }]),
    );
  });

  test('returns undefined when nothing differs; an empty description equals null', () => {
    expect(activityChangeSet(before, before)).toBeUndefined();
    expect(
      activityChangeSet({ ...before, description: null }, { title: 'Halves', description: '' }),
    ).toBeUndefined();
  });
});
