import { ListFilter } from '#components/list/list-filter.tsx';
import type { List } from '#components/list/use-list.ts';

type GradeList = Pick<List<unknown, 'grade'>, 'values' | 'chosen' | 'choose'>;

/** Filters people by grade. Hidden if all are in the same one, or the grades are unknown. */
export const GradeFilter = ({ list: { values, chosen, choose } }: { list: GradeList }) =>
  values.grade.length > 1 ? (
    <ListFilter
      label="Grade"
      all="All grades"
      name="grade"
      values={values.grade}
      chosen={chosen.grade}
      choose={choose}
    />
  ) : null;
