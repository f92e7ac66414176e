import type { components } from '#api/contract.gen.ts';
import type { RankedLearner } from '../ranking/ranking.ts';

export type BoardRow = components['schemas']['GradeLeaderboardRow'] & RankedLearner;
