import type { SuccessOf } from '../kit/client.ts';

type Tree = SuccessOf<'getModerationQueueTree'>;

export const subjectsOf = (tree: Tree) => tree.flatMap(({ subjects }) => subjects);

export const activitiesOf = (tree: Tree) => subjectsOf(tree).flatMap(({ activities }) => activities);

/** The change sets of an activity and of its questions. */
export const changeSetIdsOf = (tree: Tree, id: string): string[] =>
  activitiesOf(tree)
    .filter(({ activityId }) => activityId === id)
    .flatMap(({ activityChangeSetIds, questionChanges }) => [
      ...activityChangeSetIds,
      ...questionChanges.flatMap(({ changeSetIds }) => changeSetIds),
    ]);
