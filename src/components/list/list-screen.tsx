import { Plus } from 'lucide-react';
import { memo, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { newRecord } from '../form/use-form-param.ts';
import { useKeys } from '../keys/use-keys.ts';
import { ScreenFrame, ScreenFrameSkeleton } from '../page/screen-frame.tsx';
import { ListAside } from './list-aside.tsx';
import { ListDownload, ListPane, type ExportColumn, type ListPaneProps } from './list-pane.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { ViewsButton } from './views/views-button.tsx';

export interface ListScreenProps<Row, Name extends string = never> extends Omit<
  ListPaneProps<Row, Name>,
  'caption' | 'toolbarActions'
> {
  title: string;
  caption?: string;
  /** The name of the CSV file. Shows the download button, and in a list with filters that of saved views. */
  fileName?: string;
  /** Columns of the CSV file in addition to those of the list. */
  exportColumns?: readonly ExportColumn<Row>[];
  /** The result of `useFormParam`. Edit opens the form for a row. */
  form?: { open: (form: string) => void };
  addLabel?: string;
  /** A link or button before the one that adds a record. */
  action?: ReactNode;
  tabs?: ReactNode;
  /** A form beside the list, or above a narrow list. */
  beside?: ReactNode;
  children?: ReactNode;
}

export function ListScreen<Row, Name extends string = never>(props: ListScreenProps<Row, Name>) {
  const {
    title,
    caption = title,
    form,
    addLabel,
    action,
    fileName,
    exportColumns,
    tabs,
    beside,
    children,
    ...pane
  } = props;
  const list = (
    <ListPane
      maxHeight={`max(24rem, 100dvh - var(--under-bars) - var(--foot-bar) - ${tabs ? 16.5 : 14}rem)`}
      {...(form && { onEdit: (row: Row) => form.open(pane.rowKey(row)) })}
      {...pane}
      caption={caption}
      toolbarActions={
        fileName !== undefined && pane.filters ? <ViewsButton id={fileName} list={pane.list} /> : null
      }
    />
  );
  return (
    <ScreenFrame
      title={title}
      tabs={tabs}
      actions={
        fileName || addLabel ? (
          <>
            {fileName ? (
              <ListDownload fileName={fileName} list={pane.list} exportColumns={exportColumns} />
            ) : null}
            {action}
            {form && addLabel ? (
              <AddButton label={addLabel} noun={pane.noun.singular} open={form.open} />
            ) : null}
          </>
        ) : null
      }
    >
      {beside ? <ListAside form={beside}>{list}</ListAside> : list}
      {children}
    </ScreenFrame>
  );
}

interface AddButtonProps {
  label: string;
  noun: string;
  open: (form: string) => void;
}

/** Memoized, so that typing in the search does not render the button again. */
const AddButton = memo(({ label, noun, open }: AddButtonProps) => {
  const add = () => open(newRecord);
  useKeys([{ name: 'N', description: `add a ${noun}`, action: add }]);
  return (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={add}>
      {label}
    </Button>
  );
});

interface ListScreenSkeletonProps extends Omit<ComponentProps<typeof TableSkeleton>, 'card'> {
  /** `PageTabs`, which can be used while the list is loading, or `TabsSkeleton`. */
  tabs?: ReactNode;
  /** The number of buttons beside the title. */
  buttons?: number;
  hasDescription?: boolean;
  hasFormBeside?: boolean;
}

export function ListScreenSkeleton(props: ListScreenSkeletonProps) {
  const { tabs, buttons, hasDescription = false, hasFormBeside, rows = 10, ...table } = props;
  const list = (
    <Stack>
      <Skeleton width="21rem" height="var(--target)" shape="box" />
      <TableSkeleton {...table} rows={rows} />
    </Stack>
  );
  return (
    <ScreenFrameSkeleton tabs={tabs} buttons={buttons ?? 0} hasDescription={hasDescription}>
      {hasFormBeside ? <ListAside form={<FormSkeleton />}>{list}</ListAside> : list}
    </ScreenFrameSkeleton>
  );
}

const FormSkeleton = () => (
  <Stack gap={5} className={cardStyle()} aria-hidden="true">
    <Skeleton width="40%" />
    <Skeleton shape="box" width="100%" height="var(--target)" />
    <Skeleton shape="box" width="100%" height="84px" />
    <Skeleton shape="box" width="6rem" height="var(--target)" />
  </Stack>
);
