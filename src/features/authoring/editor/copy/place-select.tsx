import type { UseQueryResult } from '@tanstack/react-query';
import { NotLoaded } from '#components/not-loaded.tsx';
import { useLoadFailure } from '#components/use-load-failure.ts';
import { Select } from '#ui/form/Select.tsx';

interface PlaceSelectProps {
  label: string;
  /** What there is to choose from; it is off until the level above is chosen. */
  list: UseQueryResult<readonly { id: string; title: string }[]>;
  value: string | undefined;
  onChange: (id: string) => void;
  /** Said when there is nothing to choose. */
  empty: string;
  isReadOnly: boolean;
  errorMessage?: string | undefined;
}

/** One level of the way to an activity. */
export function PlaceSelect({
  label,
  list,
  value,
  onChange,
  empty,
  isReadOnly,
  errorMessage,
}: PlaceSelectProps) {
  const failure = useLoadFailure(list);
  if (failure && !list.data) {
    return <NotLoaded loading={null} title={`${label}: failed to load`} failure={failure} />;
  }
  const options = (list.data ?? []).map(({ id, title }) => ({ id, label: title }));
  const isEmpty = list.data !== undefined && options.length === 0;
  return (
    <Select
      label={label}
      options={options}
      value={options.some(({ id }) => id === value) ? value : null}
      onChange={onChange}
      placeholder={list.isFetching && !list.data ? 'Loading…' : 'Choose…'}
      isDisabled={options.length === 0}
      isReadOnly={isReadOnly}
      description={isEmpty ? empty : undefined}
      errorMessage={errorMessage}
    />
  );
}
