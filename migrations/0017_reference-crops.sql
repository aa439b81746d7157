ALTER TABLE "reference_pictures" ADD COLUMN "crop_styles" "bytea";--> statement-breakpoint
ALTER TABLE "reference_pictures" ADD COLUMN "blank" boolean DEFAULT false NOT NULL;