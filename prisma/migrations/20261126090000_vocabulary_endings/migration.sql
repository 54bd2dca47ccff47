-- How many words end with what was typed first: a keyword is only looked for as it was typed where few jobs can have it.
create index search_vocabulary_endings on search_vocabulary (reverse(word));
