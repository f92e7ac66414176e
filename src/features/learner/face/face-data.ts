import { myLearnerProfileQuery } from '#api/queries/learners.ts';

/** The record that the picture belongs to. */
export const faceData = () => ({ profile: myLearnerProfileQuery() });
