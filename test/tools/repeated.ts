// Long texts in transcripts: `«3 × a#»` is `a0a1a2`.

export const repeated = (text: string): string =>
  text.replace(/«(\d+) × ([^»]*)»/g, (_, count, part) =>
    Array.from({ length: Number(count) }, (_, at) => part.replaceAll('#', at)).join(''),
  );
