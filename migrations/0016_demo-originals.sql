ALTER TABLE "pictures" DROP CONSTRAINT "pictures_one_original";--> statement-breakpoint
-- What the demo drew from a recipe in the row, it draws from here on from a key that says the same.
UPDATE "pictures" SET
  "original_key" = 'demo/' || concat_ws('/',
    "recipe" ->> 'kind',
    "recipe" ->> 'school',
    -- Imports allowed hands that cannot stand in a key; another hand then draws the picture.
    CASE WHEN ("recipe" ->> 'hand') ~ '^[a-z0-9][a-z0-9-]{0,63}$' THEN "recipe" ->> 'hand' ELSE md5("recipe" ->> 'hand') END,
    "recipe" ->> 'subject',
    concat_ws('-', "recipe" ->> 'number', "recipe" ->> 'motion', "recipe" ->> 'looks')
  ) || CASE WHEN "recipe" ->> 'motion' IS NULL THEN '.jpg' ELSE '.gif' END,
  "format" = CASE WHEN "recipe" ->> 'motion' IS NULL THEN 'jpeg' ELSE 'gif' END
WHERE "recipe" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "original_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" DROP COLUMN "recipe";
