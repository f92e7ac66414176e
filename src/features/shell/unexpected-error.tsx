import type { ErrorComponentProps } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { buttonStyle } from '#ui/button-style.ts';
import { StatePanel } from '#ui/StatePanel.tsx';
import { HomeLink } from './home-link.tsx';
import styles from '#ui/StateColumn.module.css';

const mistake = {
  title: 'Something went wrong on this page',
  text: 'It is our mistake, not yours. Try again; if it happens twice, please tell the office.',
};

const missingPart = {
  title: 'This page did not load completely',
  text: 'You may be offline, or we have just put a newer version in its place. Check the connection and try again.',
};

/** How Chromium, Firefox and Safari name a part of the application that could not be fetched. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message);

/**
 * The router's `defaultErrorComponent`: for a mistake of ours, or a part of the application that could not be
 * fetched. It stands in the first download, so it needs nothing that might be missing as well.
 */
export function UnexpectedError({ error }: ErrorComponentProps) {
  return (
    <div role="alert" className={styles.narrow}>
      <StatePanel
        mood="error"
        headingLevel={1}
        {...(isMissingPart(error) ? missingPart : mistake)}
        action={
          <>
            {/* The whole page: a browser does not ask again for a part that failed once. */}
            <button
              type="button"
              className={buttonStyle({ variant: 'primary' })}
              onClick={() => location.reload()}
            >
              <RotateCw aria-hidden="true" />
              Try again
            </button>
            <HomeLink />
          </>
        }
      />
    </div>
  );
}
