// The score pad: its fields, and a device without room.

/** Returns the field of a player in a line. */
export const field = (page, seat, line) => page.locator(`.pad-field[data-seat="${seat}"][data-line=${line}]`);

/** Lets the local storage have no room, from the next document on. */
export const fillStorage = (page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
