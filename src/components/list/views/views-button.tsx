import { Bookmark, Check } from 'lucide-react';
import { memo, useState, type SyntheticEvent } from 'react';
import { truncateName } from '#lib/text/truncate-name.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { PopoverButton } from '#ui/overlay/PopoverButton.tsx';
import { deleteAction, renameAction, RowButtons } from '../row-actions.tsx';
import type { List } from '../use-list.ts';
import { findView, isSameView, removeView, renameView, saveView, useSavedViews } from './saved-views.ts';
import styles from './views.module.css';

const maxNameLength = 40;

type ShownList = Pick<List<unknown, string>, 'search' | 'sort' | 'chosen' | 'showView'>;

interface ViewsButtonProps {
  /** Identifies the list on the device. */
  id: string;
  list: ShownList;
}

/** Saves the view of a list under a name, and shows saved views (D-286). */
export const ViewsButton = ({ id, list: { search, sort, chosen, showView } }: ViewsButtonProps) => (
  <Views id={id} search={search} sort={sort} chosen={chosen} showView={showView} />
);

const Views = memo(({ id, showView, ...view }: ShownList & Pick<ViewsButtonProps, 'id'>) => {
  const { views, store } = useSavedViews(id);
  const [lastName, setLastName] = useState('');
  const current = views.find((saved) => isSameView(saved.view, view));
  const changed = current ? undefined : findView(views, lastName);
  const shown = current ?? changed;
  const [renamed, setRenamed] = useState<string>();
  const label = shown ? `View: ${truncateName(shown.name)}${changed ? ', changed' : ''}` : 'Views';
  const save = (name: string) => {
    store(saveView(views, name, view));
    setLastName(name);
  };
  return (
    <PopoverButton
      label={label}
      icon={<Bookmark aria-hidden="true" />}
      title="Saved views"
      placement="bottom end"
    >
      {(close) => (
        <>
          {views.length > 0 ? (
            <ul className={styles.views}>
              {views.map(({ name, view: saved }) => (
                <li key={name} className={styles.view}>
                  {renamed === name ? (
                    <NameForm
                      label="New name"
                      submit="Rename"
                      initialName={name}
                      isTaken={(next) => ![undefined, name].includes(findView(views, next)?.name)}
                      onSubmit={(next) => {
                        store(renameView(views, name, next));
                        if (name === shown?.name) setLastName(next);
                        setRenamed(undefined);
                      }}
                    />
                  ) : (
                    <>
                      <button
                        type="button"
                        className={styles.name}
                        aria-current={name === current?.name || undefined}
                        onClick={() => {
                          showView(saved);
                          setLastName(name);
                          close();
                        }}
                      >
                        <Check aria-hidden="true" />
                        <span className="breakable">{name}</span>
                      </button>
                      <RowButtons
                        row={name}
                        name={name}
                        actions={[
                          renameAction<string>(setRenamed, null),
                          deleteAction<string>((deleted) => store(removeView(views, deleted))),
                        ]}
                      />
                    </>
                  )}
                </li>
              ))}
            </ul>
          ) : null}
          {changed ? (
            <Button
              size="small"
              onPress={() => {
                save(changed.name);
                close();
              }}
            >
              Save the changes to {truncateName(changed.name)}
            </Button>
          ) : null}
          {current ? (
            <p className="muted fs-0">
              Change search, filters or order to save another view. Views are stored on this device.
            </p>
          ) : (
            <NameForm
              label="Save search, filters and order as"
              submit="Save view"
              onSubmit={(name) => {
                save(name);
                close();
              }}
            />
          )}
        </>
      )}
    </PopoverButton>
  );
});

interface NameFormProps {
  label: string;
  submit: string;
  initialName?: string;
  isTaken?: (name: string) => boolean;
  onSubmit: (name: string) => void;
}

function NameForm({ label, submit, initialName = '', isTaken, onSubmit }: NameFormProps) {
  const [name, setName] = useState(initialName);
  const error = isTaken?.(name) ? 'Another view has this name.' : undefined;
  const isDisabled = name.trim() === '' || error !== undefined;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isDisabled) onSubmit(name);
  };
  return (
    <form onSubmit={send} className={styles.form}>
      <Stack gap={2}>
        <TextField
          label={label}
          value={name}
          onChange={setName}
          maxLength={maxNameLength}
          autoComplete="off"
          errorMessage={error}
        />
        <Row>
          <Button type="submit" size="small" variant="primary" isDisabled={isDisabled}>
            {submit}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
