ALTER TABLE "reference_pictures" ADD COLUMN "looks" jsonb;--> statement-breakpoint
ALTER TABLE "reference_pictures" ADD COLUMN "crop_colours" "bytea";