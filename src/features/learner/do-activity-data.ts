import { answerSheetQuery } from '#api/queries/activities.ts';

export const doActivityData = (activityId: string) => ({ sheet: answerSheetQuery(activityId) });
