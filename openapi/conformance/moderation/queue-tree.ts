import type { SuccessOf } from '../kit/client.ts';

type Tree = SuccessOf<'getModerationQueueTree'>;

export const subjectsOf = (tree: Tree) => tree.flatMap(({ subjects }) => subjects);

export const activitiesOf = (tree: Tree) => subjectsOf(tree).flatMap(({ activities }) => activities);
