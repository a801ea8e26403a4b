// Properties that an update of the game renamed, newest name first: views ask for all of them, since a world keeps the old
// name until the object is saved anew. `LabelledReferences` takes them as one label.

/** Until Update 2, and of portable miners still, a node was what is extracted. */
export const EXTRACTED = 'mExtractableResource mExtractResourceNode';
