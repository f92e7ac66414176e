import { Fragment } from 'react';

/** A text that may go on in the next line after a slash or an @ and before a dot, where browsers differ or break anywhere. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=[/@])|(?=\.\w)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
