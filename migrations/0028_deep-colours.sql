-- Originals of 16 bits with a profile were decoded to wrong colours, and white drawings on nothing laid on white paper. Only
-- a JPEG can be neither: all else is looked at again, and embedded again.
UPDATE "pictures" SET "thumb_hash" = NULL WHERE "format" <> 'jpeg';
--> statement-breakpoint
DELETE FROM "visual_vectors" USING "pictures"
WHERE "pictures"."id" = "visual_vectors"."picture_id" AND "pictures"."format" <> 'jpeg';
