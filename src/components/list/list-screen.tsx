import { Plus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row } from '#ui/layout.tsx';
import { newRecord } from '../form/use-form-param.ts';
import { ScreenFrame, ScreenFrameSkeleton } from '../page/screen-frame.tsx';
import { ListAside } from './list-aside.tsx';
import { ListDownload, ListPane, type ListPaneProps } from './list-pane.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import styles from './list.module.css';

export interface ListScreenProps<Row, Name extends string = never> extends Omit<
  ListPaneProps<Row, Name>,
  'caption' | 'toolbarActions'
> {
  title: string;
  caption?: string;
  /** The name of the CSV file. Shows the download button. */
  fileName?: string;
  /** The result of `useFormParam`. Edit opens the form for a row, which is highlighted while the form is open. */
  form?: { record: { id: string } | undefined; open: (form: string) => void };
  addLabel?: string;
  tabs?: ReactNode;
  /** A form beside the list, or above a narrow list. */
  beside?: ReactNode;
  children?: ReactNode;
}

export function ListScreen<Row, Name extends string = never>(props: ListScreenProps<Row, Name>) {
  const { title, caption = title, form, addLabel, fileName, tabs, beside, children, ...pane } = props;
  const list = (
    <ListPane
      maxHeight={`max(24rem, 100dvh - var(--under-bars) - var(--foot-bar) - ${tabs ? 16.5 : 14}rem)`}
      {...(form && {
        currentRow: form.record?.id,
        onEdit: (row: Row) => form.open(pane.rowKey(row)),
      })}
      {...pane}
      caption={caption}
    />
  );
  return (
    <ScreenFrame
      title={title}
      tabs={tabs}
      actions={
        fileName || addLabel ? (
          <Row align="stretch" className={styles.actions}>
            {fileName ? <ListDownload fileName={fileName} list={pane.list} /> : null}
            {form && addLabel ? <AddButton label={addLabel} open={form.open} /> : null}
          </Row>
        ) : null
      }
    >
      {beside ? <ListAside form={beside}>{list}</ListAside> : list}
      {children}
    </ScreenFrame>
  );
}

/** Memoized, so that typing in the search does not render the button again. */
const AddButton = memo(({ label, open }: { label: string; open: (form: string) => void }) => (
  <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => open(newRecord)}>
    {label}
  </Button>
));

interface ListScreenSkeletonProps {
  text: string;
  rows?: number;
  /** `PageTabs`, which can be used while the list is loading. */
  tabs?: ReactNode;
}

export function ListScreenSkeleton({ text, rows = 10, tabs }: ListScreenSkeletonProps) {
  return (
    <ScreenFrameSkeleton tabs={tabs}>
      <Skeleton width="21rem" height="40px" />
      <TableSkeleton text={text} rows={rows} />
    </ScreenFrameSkeleton>
  );
}
