import type { StrictArgTypes } from 'storybook/internal/types';
import { LinkedText } from './links.tsx';
import styles from './component-page.module.css';

/** The props of a component by its types and docstrings. */
export function PropsTable({ argTypes }: { argTypes: StrictArgTypes }) {
  return (
    <div className={styles.wide}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">Type</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(argTypes).map(({ name, type, description, table }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {type?.required ? ' (required)' : null}
              </th>
              <td>
                <code>{table?.type?.detail ?? table?.type?.summary}</code>
              </td>
              <td>
                <LinkedText text={description ?? ''} />
                {table?.defaultValue?.summary === undefined ? null : (
                  <>
                    {' '}
                    Default: <code>{table.defaultValue.summary}</code>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
