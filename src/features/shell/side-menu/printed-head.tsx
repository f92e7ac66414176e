import { product } from '#lib/configuration.ts';
import { clock } from '#lib/time/clock.ts';
import { formatReadableDay } from '#lib/time/readable-dates.ts';
import { useIsPrinting } from '#ui/use-is-printing.ts';

/**
 * The school's name and the date, at the top of the printout of every screen with a side menu (D-303). It is in the chunk
 * of the menu, which visitors of the home page do not download.
 */
export function PrintedHead() {
  if (!useIsPrinting()) return null;
  return (
    <p className="bold">
      {product.name} · {formatReadableDay(clock.now())}
    </p>
  );
}
