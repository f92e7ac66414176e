import { gradeListQuery } from '#api/queries/grades.ts';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';

/** The learner's own record, and the grades to choose from. */
export const ownRecordData = () => ({ profile: myLearnerProfileQuery(), grades: gradeListQuery() });
