/** A source of "randomness" that returns the same numbers on every run: multiples of the golden ratio. */
export function sequence(): () => number {
  let step = 0;
  return () => {
    step += 1;
    return (step * 0.618_033_988_749_895) % 1;
  };
}
