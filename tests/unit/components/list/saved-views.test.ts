import { describe, expect, it } from 'vitest';
import {
  findView,
  isSameView,
  removeView,
  renameView,
  saveView,
} from '#components/list/views/saved-views.ts';

const byName = { column: 'name', direction: 'ascending' } as const;
const parents = { search: '', sort: byName, chosen: { role: 'Parent' } };
const khumalo = { search: 'khumalo', sort: byName, chosen: {} };

const names = (views: readonly { name: string }[]) => views.map(({ name }) => name);

describe('isSameView', () => {
  it('ignores spaces around the search and filters without a value', () => {
    expect(isSameView(khumalo, { ...khumalo, search: ' khumalo ', chosen: { role: undefined } })).toBe(true);
  });

  it('compares search, filters, and both parts of the order', () => {
    expect(isSameView(parents, khumalo)).toBe(false);
    expect(isSameView(parents, { ...parents, chosen: { role: 'Learner' } })).toBe(false);
    expect(isSameView(parents, { ...parents, sort: { column: 'name', direction: 'descending' } })).toBe(
      false,
    );
    expect(isSameView(parents, { ...parents, sort: undefined })).toBe(false);
  });
});

describe('saveView', () => {
  it('sorts the views by name', () => {
    const views = saveView(saveView([], 'View 10', parents), ' View 9 ', khumalo);
    expect(names(views)).toEqual(['View 9', 'View 10']);
  });

  it('replaces the view with the same name in another spelling', () => {
    const views = saveView(saveView([], 'Parents', parents), 'parents', khumalo);
    expect(views).toEqual([{ name: 'parents', view: khumalo }]);
  });
});

it('renames and removes a view', () => {
  const views = renameView(saveView([], 'Parents', parents), 'Parents', 'All parents ');
  expect(names(views)).toEqual(['All parents']);
  expect(findView(views, 'ALL PARENTS')?.view).toEqual(parents);
  expect(removeView(views, 'All parents')).toEqual([]);
});
